import type { Override } from '@manna/shared/contracts';
import { Html, html } from '../responses/html';
import { pageColors } from '../responses/page-colors';
import { pagePolicy } from '../responses/page-policy';

const css = `${pageColors}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.6 system-ui,sans-serif}
main{max-inline-size:38rem;margin-inline:auto;padding:1.5rem 1rem}
h1{font-size:1.5rem;line-height:1.3}
code{overflow-wrap:anywhere}
.place{padding:.75rem 1rem;border:2px solid var(--accent);border-radius:.5rem;font-size:1.125rem;font-weight:700}
label{display:flex;gap:.5rem;align-items:baseline;margin-block:1rem}
input{inline-size:1.25rem;block-size:1.25rem;flex:none}
button,a.button{display:inline-block;min-block-size:2.75rem;margin-inline-end:.5rem;padding:.5rem 1.25rem;border:1px solid var(--accent);border-radius:.5rem;background:var(--accent);color:var(--paper);font:inherit;text-decoration:none}
a.button{background:none;color:var(--accent)}`;

const styleTag = new Html(`<style>${css}</style>`);

/** It has forms of its own, runs nothing, and no site can show it in a frame. */
export const overridePageHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': pagePolicy({ css, images: "'none'", frames: "'none'", forms: "'self'" }),
  'cache-control': 'no-store',
};

const page = (title: string, content: Html): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${styleTag}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html> `.text;

/** Asks a developer whether a pillar shall run from another place. Nothing has been started yet. */
export const questionPage = ({ pillar, base }: Override): string =>
  page(
    `Run ${pillar} from another place?`,
    html`<p class="place"><code>${new URL(base).origin}</code></p>
      <p>
        Code from <code>${base}</code> would run on this site instead of its own part <code>${pillar}</code>: in this
        browser, with your account, for eight hours or until you end it. Whoever controls that code can do here whatever
        you can.
      </p>
      <p>
        <strong>This is for developers of ${pillar} only.</strong> If somebody sent you here, or if you do not know what
        this is, go back to the site: nothing has changed.
      </p>
      <form method="post" action="/overrides">
        <input type="hidden" name="pillar" value="${pillar}" />
        <input type="hidden" name="base" value="${base}" />
        <label>
          <input type="checkbox" name="confirmed" value="yes" required />
          <span>I develop ${pillar}, and I trust <code>${new URL(base).origin}</code>.</span>
        </label>
        <button>Run it</button><a class="button" href="/">Back to the site</a>
      </form>`,
  );

/** What the browser runs now, and how a developer starts and ends it. */
export const overviewPage = (running: Override | undefined, origins: readonly string[]): string =>
  page(
    'Pillars from another place',
    running
      ? html`<p class="place">${running.pillar} runs from <code>${running.base}</code> in this browser.</p>
          <form method="post" action="/overrides/end">
            <button>End it</button><a class="button" href="/">Go on</a>
          </form>`
      : html`<p>Nothing runs from another place in this browser.</p>
          <form method="get" action="/overrides">
            <p>
              <label>Pillar <input name="pillar" required /></label>
            </p>
            <p>
              <label>Folder of its release <input name="base" type="url" required /></label>
            </p>
            <button>Go on</button>
          </form>
          <p>The composition allows it from ${origins.join(', ')}.</p>`,
  );

export const refusalPage = (origins: readonly string[]): string =>
  page(
    'That cannot run here',
    html`<p>
        An override needs the name of a composed pillar and the URL of the folder of a release, ending in /, at an
        origin that the composition allows: ${origins.join(', ')}.
      </p>
      <p><a class="button" href="/overrides">Try again</a></p>`,
  );
