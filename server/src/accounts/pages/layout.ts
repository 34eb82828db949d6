import type { Language } from '@manna/shared/contracts';
import { html, type Html } from '../../modules/responses/html';
import type { PageText } from './page-text';

/** What every page needs to know of the request that it answers. */
export interface PageFrame {
  language: Language;
  text: PageText;
  productName: string;
  /** Origin of the site that the page leads back to. */
  site: string;
  /** Value of the hidden field against foreign forms. */
  csrf: string;
}

interface Page {
  title: string;
  body: Html;
  /** Whether a form of the page was refused. Screen readers read the title first. */
  hasError?: boolean;
  /** Adds the script for passkeys and passwords. */
  hasScript?: boolean;
}

/** A whole page. It works without JavaScript, in a frame of the site and by itself. */
export function pageOf(frame: PageFrame, { title, body, hasError = false, hasScript = false }: Page): string {
  const { language, text, productName, site } = frame;
  return html`<!doctype html>
    <html lang="${language}" data-web-fonts data-accent="blue">
      <head>
        <meta charset="utf-8" />
        <title>${hasError && `${text.error}: `}${title} &ndash; ${productName}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <link rel="stylesheet" href="/assets/accounts.css" />
        <link rel="icon" href="data:," />
        ${hasScript && html`<script type="module" src="/assets/accounts.js"></script>`}
      </head>
      <body>
        <header>
          <a href="${site}/" target="_top" aria-label="${text.backToSite(productName)}">${productName}</a>
        </header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.text;
}

interface Field {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password';
  autocomplete: string;
  value?: string | undefined;
  hint?: string;
  error?: string | undefined;
  isOptional?: boolean;
  /** Name of the box that shows what is typed. It appears only with JavaScript. */
  show?: string;
}

/** An input with its label, hint and error. The first field with an error gets the focus. */
export function field({ name, label, type = 'text', autocomplete, value, hint, error, isOptional, show }: Field): Html {
  const described = [hint !== undefined && `${name}-hint`, error !== undefined && `${name}-error`].filter(Boolean);
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${hint !== undefined && html`<p class="hint" id="${name}-hint">${hint}</p>`}
    ${error !== undefined && html`<p class="error" id="${name}-error">${error}</p>`}
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      ${value !== undefined && html`value="${value}"`}
      ${described.length > 0 && html`aria-describedby="${described.join(' ')}"`}
      ${error !== undefined && html`aria-invalid="true" autofocus`}
      ${!isOptional && html`required`}
      ${type === 'email' && html`inputmode="email" maxlength="254" autocapitalize="none" spellcheck="false"`}
      ${type === 'text' && html`maxlength="60"`}
    />
    ${
      show !== undefined &&
      html`<label class="choice" hidden><input type="checkbox" data-shows="${name}" /> ${show}</label>`
    }
  </div>`;
}

interface Form {
  action: string;
  submit: string;
  body?: Html | undefined;
  /** Where to go after the form, if it leads somewhere. */
  next?: string | undefined;
  hidden?: Readonly<Record<string, string>>;
  kind?: 'primary' | 'quiet' | 'danger';
  /** What the button does, if its text alone does not say it. */
  label?: string;
}

/** A form that is sent by POST. The browser does not check it, because its messages are in its own language. */
export function form(
  { csrf }: Pick<PageFrame, 'csrf'>,
  { action, submit, body, next, hidden = {}, kind = 'primary', label }: Form,
): Html {
  const values = { csrf, ...(next !== undefined && { next }), ...hidden };
  return html`<form method="post" action="${action}" novalidate>
    ${Object.entries(values).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    ${body}
    <button class="${kind}" ${label !== undefined && html`aria-label="${label}"`}>${submit}</button>
  </form>`;
}

/** A sentence at the top of a page that screen readers read at once. */
export const alert = (sentence: string | undefined): Html | undefined =>
  sentence === undefined ? undefined : html`<p class="alert" role="alert">${sentence}</p>`;

export const status = (sentence: string | undefined): Html | undefined =>
  sentence === undefined ? undefined : html`<p class="status" role="status">${sentence}</p>`;
