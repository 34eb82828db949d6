import type { Translated } from '@manna/shared/contracts';
import { messageText } from '../mail/message-texts';
import { html } from '../../modules/responses/html';
import { alert, field, form, pageOf } from '../pages/layout';
import { textIn } from '../pages/text-in';
import { nextElsewhere } from '../visits/next-url';
import { emailOf, passwordOf } from '../visits/fields';
import { Refusal } from '../visits/read-body';
import { signIn } from '../visits/sign-in';
import { browserHash, type Handler, type Reply, type Visit } from '../visits/visit';
import { passkeyButton } from './passkey-button';

/** A page of the accounts server that remembers where to go after it. */
export const withNext = (path: string, { next }: Pick<Visit, 'next'>): string =>
  next === undefined ? path : `${path}?${new URLSearchParams({ next }).toString()}`;

function signInPage(visit: Visit, { error, email }: { error?: string; email?: string } = {}): Reply {
  const { text, next, query, productName } = visit;
  const isAgain = query.get('again') !== null || visit.form.get('again') !== null;
  const body = html`${alert(error)}
    <p class="lead">${isAgain ? text.signInAgain : text.signInLead(productName)}</p>
    <div class="card">
      ${passkeyButton(visit, { action: 'sign-in', label: text.withPasskey, next: next ?? '/' })}
      <p class="or" data-with-passkeys hidden>${text.orWithPassword}</p>
      ${form(visit, {
        action: '/sign-in',
        submit: text.withPassword,
        next,
        ...(isAgain && { hidden: { again: '1' } }),
        body: html`${field({ name: 'email', label: text.email, type: 'email', autocomplete: 'username', value: email })}
        ${field({ name: 'password', label: text.password, type: 'password', autocomplete: 'current-password', show: text.showPassword })}`,
      })}
    </div>
    <nav class="links" aria-label="${text.signIn}">
      <a href="${withNext('/sign-in/link', visit)}">${text.withLink}</a>
      <a href="${withNext('/reset', visit)}">${text.forgotten}</a>
      <a href="${withNext('/register', visit)}">${text.noAccount} ${text.register}</a>
    </nav>`;
  const page = pageOf(visit, { title: text.signIn, body, hasError: error !== undefined, hasScript: true });
  return { page, status: error === undefined ? 200 : 422 };
}

/** Refuses a guess that comes too early after wrong ones. */
export function refuseGuess({ parts: { throttles }, text, network }: Visit, account: string): void {
  const wait = Math.max(throttles.guesses.waitSeconds(`${account} ${network}`), throttles.account.waitSeconds(account));
  if (wait > 0) throw new Refusal(429, text.tooMany(wait), wait);
}

/** Remembers whether a guess was right. */
export function countGuess({ parts: { throttles }, network }: Visit, account: string, isRight: boolean): void {
  if (isRight) throttles.guesses.forget(`${account} ${network}`);
  else {
    throttles.guesses.count(`${account} ${network}`);
    throttles.account.count(account);
  }
}

/** Signing in by password. An unknown e-mail address takes as long as a wrong password, and says the same. */
export const password: Handler = async (visit) => {
  const { parts, text, form: fields, next, account, query } = visit;
  if (!visit.isPost) return account && query.get('again') === null ? { redirect: next ?? '/' } : signInPage(visit);
  const typed = fields.get('email') ?? '';
  const email = emailOf(typed);
  if (email === undefined) return signInPage(visit, { error: text.wrong, email: typed });
  refuseGuess(visit, email);
  parts.hashes.expectRoom();
  const found = await parts.accounts.byEmail(email);
  const isRight = await parts.hashes.verify(found?.passwordHash, passwordOf(fields.get('password')));
  countGuess(visit, email, isRight);
  if (!found || !isRight) return signInPage(visit, { error: text.wrong, email: typed });
  await signIn(visit, found.id, 'pwd');
  return { redirect: next ?? '/' };
};

/** The page that says the same whether or not a message was sent. */
export const sentPage = (visit: Visit): Reply => ({
  page: pageOf(visit, { title: visit.text.sentTitle, body: html`<p role="status">${visit.text.sent}</p>` }),
});

/** A form that asks for an e-mail address and says nothing about it. */
function emailForm(
  visit: Visit,
  {
    action,
    title,
    lead,
    error,
    email,
  }: { action: string; title: string; lead: string; error?: string; email?: string },
): Reply {
  const { text, next } = visit;
  const input = field({ name: 'email', label: text.email, type: 'email', autocomplete: 'email', value: email, error });
  const body = html`<p class="lead">${lead}</p>
    <div class="card">${form(visit, { action, submit: text.sendLink, next, body: input })}</div>
    <nav class="links" aria-label="${text.signIn}"><a href="${withNext('/sign-in', visit)}">${text.signIn}</a></nav>`;
  const page = pageOf(visit, { title, body, hasError: error !== undefined });
  return { page, status: error === undefined ? 200 : 422 };
}

/**
 * Sends a message after the response, at most a few to one address in a while: nobody can fill the mailbox of another. The
 * reader does not learn whether it was sent.
 */
export function sendLater({ parts: { mailer, throttles } }: Visit, email: string, work: () => Promise<void>): void {
  if (throttles.messages.take(email) > 0) return;
  mailer.later(work);
}

/** What a link must remember of the browser that asked for it, and of where it wanted to go. */
export const origin = (visit: Visit): Record<string, string> => ({
  browser: browserHash(visit),
  ...(visit.next !== undefined && { next: visit.next }),
});

/** Where a link leads: on, in the browser that asked for it; to another sign-in of the site in any other. */
export function nextAfterLink(visit: Visit, data: Readonly<Record<string, string>>): string {
  const next = data['next'] ?? '/';
  const { origin: own, sites } = visit.parts;
  return data['browser'] === browserHash(visit) ? next : nextElsewhere(next, { own, sites });
}

/** The page for a link that was used, is too old or incomplete. */
export const deadLink = (visit: Visit): Reply => ({
  page: pageOf(visit, {
    title: visit.text.tokenTitle,
    body: html`<p role="alert">${visit.text.tokenLead}</p>
      <p><a href="/sign-in">${visit.text.signIn}</a></p>`,
  }),
  status: 410,
});

/** The token of a link: in the query when it is opened, in the form when it is confirmed. */
export const tokenIn = ({ query, form: fields }: Visit): string => fields.get('token') ?? query.get('token') ?? '';

type VisitText = Visit['text'];

interface LinkByEmail {
  /** What the token is for. */
  purpose: 'sign-in' | 'reset';
  /** Path of the form. */
  action: string;
  /** Path that the link opens. */
  opens: string;
  title: (text: VisitText) => string;
  lead: (text: VisitText) => string;
  message: (words: Translated<typeof messageText>) => {
    subject: (site: string) => string;
    text: (site: string, url: string) => string;
  };
}

/** Asking for a link that works once, by an e-mail to an account. The page does not say whether there is one. */
export const linkByEmail =
  ({ purpose, action, opens, title, lead, message }: LinkByEmail): Handler =>
  (visit) => {
    const { parts, text, language, productName, form: fields } = visit;
    const page = { action, title: title(text), lead: lead(text) };
    if (!visit.isPost) return emailForm(visit, page);
    const typed = fields.get('email') ?? '';
    const email = emailOf(typed);
    if (email === undefined) return emailForm(visit, { ...page, error: text.badEmail, email: typed });
    const data = origin(visit);
    sendLater(visit, email, async () => {
      const account = await parts.accounts.byEmail(email);
      if (!account) return;
      const token = await parts.tokens.create(purpose, { account: account.id, data });
      const { subject, text: write } = message(textIn(language, messageText));
      const url = `${parts.origin}${opens}?token=${token}`;
      await parts.mailer.send({ to: email, subject: subject(productName), text: write(productName, url) });
    });
    return sentPage(visit);
  };

/** Asking for a link to sign in. */
export const link = linkByEmail({
  purpose: 'sign-in',
  action: '/sign-in/link',
  opens: '/sign-in/open',
  title: (text) => text.linkTitle,
  lead: (text) => text.linkLead,
  message: ({ signInSubject, signIn: write }) => ({ subject: signInSubject, text: write }),
});

/**
 * Opening a link to sign in. It asks for a click, because programs that check e-mails open links too, and would use it up.
 */
export const openLink: Handler = async (visit) => {
  const { parts, text } = visit;
  const token = tokenIn(visit);
  if (!visit.isPost) {
    if (!(await parts.tokens.read('sign-in', token))) return deadLink(visit);
    const button = form(visit, { action: '/sign-in/open', submit: text.openLink, hidden: { token } });
    const body = html`<p class="lead">${text.openLinkLead}</p>
      ${button}`;
    return { page: pageOf(visit, { title: text.signIn, body }) };
  }
  const used = await parts.tokens.useFor('sign-in', token, async (_tx, { account, data }) => {
    if (account === null) return undefined;
    await signIn(visit, account, 'otp');
    return data;
  });
  return used ? { redirect: nextAfterLink(visit, used) } : deadLink(visit);
};
