import type { Database } from '../../modules/storage/storage';
import { messageText } from '../mail/message-texts';
import { html, type Html } from '../../modules/responses/html';
import { field, form, pageOf } from '../pages/layout';
import { textIn } from '../pages/text-in';
import { AccountRepository } from '../store/account-repository';
import { OneTimeTokens } from '../store/one-time-tokens';
import { emailOf, nameOf, passwordFault, passwordOf } from '../visits/fields';
import { endStoredSessions, notifySite, signIn } from '../visits/sign-in';
import type { Handler, Reply, Visit } from '../visits/visit';
import { passkeyButton } from './passkey-button';
import { deadLink, linkByEmail, nextAfterLink, origin, sendLater, sentPage, tokenIn, withNext } from './sign-in-routes';

interface RegisterFaults {
  email?: string | undefined;
  name?: string | undefined;
}

function registerPage(visit: Visit, faults: RegisterFaults = {}): Reply {
  const { text, next, form: fields } = visit;
  const hasError = faults.email !== undefined || faults.name !== undefined;
  const inputs = html`${field({
    name: 'name',
    label: text.name,
    autocomplete: 'name',
    hint: text.nameHint,
    value: fields.get('name') ?? undefined,
    error: faults.name,
  })}
  ${field({
    name: 'email',
    label: text.email,
    type: 'email',
    autocomplete: 'email',
    value: fields.get('email') ?? undefined,
    error: faults.email,
  })}`;
  const body = html`<p class="lead">${text.registerLead}</p>
    <div class="card">${form(visit, { action: '/register', submit: text.sendLink, next, body: inputs })}</div>
    <nav class="links" aria-label="${text.signIn}">
      <a href="${withNext('/sign-in', visit)}">${text.hasAccount} ${text.signIn}</a>
    </nav>`;
  return { page: pageOf(visit, { title: text.register, body, hasError }), status: hasError ? 422 : 200 };
}

/** Asking for an account. It is created when its link is opened, by whoever reads the mailbox. */
export const register: Handler = (visit) => {
  const { parts, text, language, productName, form: fields } = visit;
  if (!visit.isPost) return registerPage(visit);
  const name = nameOf(fields.get('name'));
  const email = emailOf(fields.get('email'));
  if (name === undefined || email === undefined)
    return registerPage(visit, {
      name: name === undefined ? text.badName : undefined,
      email: email === undefined ? text.badEmail : undefined,
    });
  const data = { ...origin(visit), name, email };
  sendLater(visit, email, async () => {
    const words = textIn(language, messageText);
    if (await parts.accounts.byEmail(email)) {
      const url = `${parts.origin}/sign-in`;
      return parts.mailer.send({
        to: email,
        subject: words.knownSubject(productName),
        text: words.known(productName, url),
      });
    }
    const token = await parts.tokens.create('register', { account: null, data });
    const url = `${parts.origin}/verify?token=${token}`;
    return parts.mailer.send({
      to: email,
      subject: words.registerSubject(productName),
      text: words.register(productName, url),
    });
  });
  return sentPage(visit);
};

interface PasswordForm {
  action: string;
  title: string;
  submit: string;
  email: string;
  token: string;
  isOptional: boolean;
  error?: string | undefined;
}

/** A form for a password that comes with a token. The e-mail address lets password managers save both together. */
function choosePage(visit: Visit, { action, title, submit, email, token, isOptional, error }: PasswordForm): Reply {
  const { text } = visit;
  const inputs: Html = html`${field({
    name: 'email',
    label: text.email,
    type: 'email',
    autocomplete: 'username',
    value: email,
    isOptional: true,
  })}
  ${field({
    name: 'password',
    label: text.newPassword,
    type: 'password',
    autocomplete: 'new-password',
    hint: isOptional ? text.optionalPasswordHint : text.newPasswordHint,
    error,
    isOptional,
    show: text.showPassword,
  })}`;
  const body = html`<div class="card">${form(visit, { action, submit, hidden: { token }, body: inputs })}</div>`;
  const hasError = error !== undefined;
  return { page: pageOf(visit, { title, body, hasError, hasScript: true }), status: hasError ? 422 : 200 };
}

/** The hash of the password in a form, or the sentence why it is refused. */
export async function chosenPassword({
  parts,
  text,
  form: fields,
}: Visit): Promise<{ hash: string } | { error: string }> {
  const password = passwordOf(fields.get('password'));
  const fault = passwordFault(password);
  if (fault !== undefined) return { error: text[fault] };
  const hash = await parts.hashes.hash(password);
  return hash === undefined ? { error: text.commonPassword } : { hash };
}

/**
 * Replaces a password. Whoever knew the former one is signed out, except in the session with the uid `except`, and links that
 * were sent before open nothing any more. Returns what `notifySite` needs once the transaction is over.
 */
export async function replacePassword(tx: Database, account: string, hash: string, except?: string): Promise<string[]> {
  await new AccountRepository(tx).setPassword(account, hash);
  await new OneTimeTokens(tx).revokeAll(account);
  return endStoredSessions(tx, account, except);
}

/** Opening the link of a registration: it creates the account and signs in. */
export const verify: Handler = async (visit) => {
  const { parts, text, form: fields } = visit;
  const token = tokenIn(visit);
  const pending = await parts.tokens.read('register', token);
  if (!pending) return deadLink(visit);
  const { email = '', name = '' } = pending.data;
  const page = {
    action: '/verify',
    title: text.verifyTitle,
    submit: text.createAccount,
    email,
    token,
    isOptional: true,
  };
  if (!visit.isPost) return choosePage(visit, page);
  const hasPassword = (fields.get('password') ?? '') !== '';
  const chosen = hasPassword ? await chosenPassword(visit) : { hash: null };
  if ('error' in chosen) return choosePage(visit, { ...page, error: chosen.error });
  const account = await parts.tokens.useFor('register', token, (tx) =>
    new AccountRepository(tx).create({ email, name, passwordHash: chosen.hash }),
  );
  // Another link for the same address may have been opened before.
  if (!account) return deadLink(visit);
  await signIn(visit, account.id, 'otp');
  const next = nextAfterLink(visit, pending.data);
  return { redirect: hasPassword ? next : withNext('/welcome', { next }) };
};

/** Offers a passkey to a reader whose new account has no password: otherwise each sign-in needs an e-mail. */
export const welcome: Handler = (visit) => {
  const { text, next = '/', account } = visit;
  if (!account) return { redirect: next };
  const body = html`<p class="lead">${text.passkeysLead}</p>
    <div class="card">${passkeyButton(visit, { action: 'add', label: text.addPasskey, next })}</div>
    <p class="links"><a href="${next}">${text.withoutPasskey}</a></p>`;
  return { page: pageOf(visit, { title: text.welcomeTitle, body, hasScript: true }) };
};

/** Asking for a link to choose another password. */
export const reset = linkByEmail({
  purpose: 'reset',
  action: '/reset',
  opens: '/reset/open',
  title: (text) => text.resetTitle,
  lead: (text) => text.resetLead,
  message: ({ resetSubject, reset: write }) => ({ subject: resetSubject, text: write }),
});

/** Notifies a reader by e-mail that their password changed. */
export function reportPasswordChange({ parts, language, productName }: Visit, email: string): void {
  const words = textIn(language, messageText);
  parts.mailer.later(() =>
    parts.mailer.send({
      to: email,
      subject: words.passwordChangedSubject(productName),
      text: words.passwordChanged(productName, `${parts.origin}/reset`),
    }),
  );
}

/** Opening a link to choose another password: it ends all sessions of the account, and signs in here. */
export const openReset: Handler = async (visit) => {
  const { parts, text } = visit;
  const token = tokenIn(visit);
  const pending = await parts.tokens.read('reset', token);
  const account = pending?.account == null ? undefined : await parts.accounts.byId(pending.account);
  if (!pending || !account) return deadLink(visit);
  const { email } = account;
  const page = { action: '/reset/open', title: text.resetTitle, submit: text.save, email, token, isOptional: false };
  if (!visit.isPost) return choosePage(visit, page);
  const chosen = await chosenPassword(visit);
  if ('error' in chosen) return choosePage(visit, { ...page, error: chosen.error });
  const sids = await parts.tokens.useFor('reset', token, (tx) => replacePassword(tx, account.id, chosen.hash));
  if (!sids) return deadLink(visit);
  await notifySite(parts, account.id, sids);
  // If this browser was signed in, its session has just ended too.
  visit.session = new parts.provider.Session();
  await signIn(visit, account.id, 'pwd');
  reportPasswordChange(visit, email);
  return { redirect: nextAfterLink(visit, pending.data) };
};
