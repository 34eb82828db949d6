import { accountPaths } from '@manna/shared/domain';
import { requestDeletionOf } from '../../modules/session/deletions';
import { updateReader } from '../../modules/session/reader-details';
import { messageText } from '../mail/message-texts';
import { html } from '../../modules/responses/html';
import { alert, field, form, pageOf, status } from '../pages/layout';
import { textIn } from '../pages/text-in';
import { AccountRepository } from '../store/account-repository';
import { OneTimeTokens } from '../store/one-time-tokens';
import { emailOf, nameOf } from '../visits/fields';
import { endStoredSessions, forgetSession, notifySite, signOut } from '../visits/sign-in';
import type { Handler, Reply } from '../visits/visit';
import { deadLink, sendLater, sentPage, tokenIn } from './sign-in-routes';
import { recentlySignedIn, signedIn, type AccountVisit } from './signed-in';

/** The overview of an account. */
export const overview = signedIn('/', (visit) => {
  const { text, account } = visit;
  const body = html`<p class="lead">${account.name}<br />${account.email}</p>
    <nav class="card menu" aria-label="${text.account}">
      <a href="/profile">${text.profile}<span class="note">${text.profileHint}</span></a>
      <a href="/security">${text.security}<span class="note">${text.securityHint}</span></a>
      <a href="/delete">${text.deletion}<span class="note">${text.deletionHint}</span></a>
    </nav>
    ${form(visit, { action: '/sign-out', submit: text.signOut, kind: 'quiet' })}`;
  return { page: pageOf(visit, { title: text.account, body }) };
});

function profilePage(visit: AccountVisit, fault?: string): Reply {
  const { text, account, query, form: fields } = visit;
  const name = field({
    name: 'name',
    label: text.name,
    autocomplete: 'name',
    hint: text.nameHint,
    value: fields.get('name') ?? account.name,
    error: fault,
  });
  const body = html`${status(query.has('saved') ? text.saved : undefined)}
    <div class="card">${form(visit, { action: '/profile', submit: text.save, body: name })}</div>
    <section>
      <h2>${text.email}</h2>
      <p>${account.email}</p>
      <a class="button" href="/email">${text.changeEmail}</a>
    </section>
    <p><a href="/">${text.account}</a></p>`;
  const hasError = fault !== undefined;
  return { page: pageOf(visit, { title: text.profile, body, hasError }), status: hasError ? 422 : 200 };
}

export const profile = signedIn('/profile', async (visit) => {
  if (!visit.isPost) return profilePage(visit);
  const name = nameOf(visit.form.get('name'));
  if (name === undefined) return profilePage(visit, visit.text.badName);
  const { parts, account } = visit;
  await parts.accounts.rename(account.id, name);
  await updateReader(parts.settings.db, { issuer: parts.origin, subject: account.id }, { name });
  return { redirect: '/profile?saved' };
});

function emailPage(visit: AccountVisit, fault?: string): Reply {
  const { text, form: fields } = visit;
  const input = field({
    name: 'email',
    label: text.newEmail,
    type: 'email',
    autocomplete: 'email',
    value: fields.get('email') ?? undefined,
    error: fault,
  });
  const body = html`<p class="lead">${text.changeEmailLead}</p>
    <div class="card">${form(visit, { action: '/email', submit: text.sendLink, body: input })}</div>
    <p><a href="/profile">${text.cancel}</a></p>`;
  const hasError = fault !== undefined;
  return { page: pageOf(visit, { title: text.changeEmail, body, hasError }), status: hasError ? 422 : 200 };
}

/** Asking for another e-mail address. The page says the same if the address belongs to another account. */
export const changeEmail = recentlySignedIn('/email', (visit) => {
  const { parts, text, language, productName, account } = visit;
  if (!visit.isPost) return emailPage(visit);
  const email = emailOf(visit.form.get('email'));
  if (email === undefined) return emailPage(visit, text.badEmail);
  sendLater(visit, email, async () => {
    const words = textIn(language, messageText);
    if (await parts.accounts.byEmail(email)) {
      return parts.mailer.send({
        to: email,
        subject: words.knownSubject(productName),
        text: words.known(productName, `${parts.origin}/sign-in`),
      });
    }
    const token = await parts.tokens.create('email', { account: account.id, data: { email } });
    const url = `${parts.origin}/email/confirm?token=${token}`;
    return parts.mailer.send({
      to: email,
      subject: words.emailSubject(productName),
      text: words.email(productName, url),
    });
  });
  return sentPage(visit);
});

/** Opening the link that was sent to another e-mail address. The old address is notified. */
export const confirmEmail: Handler = async (visit) => {
  const { parts, text, language, productName } = visit;
  const token = tokenIn(visit);
  const pending = await parts.tokens.read('email', token);
  const account = pending?.account == null ? undefined : await parts.accounts.byId(pending.account);
  if (!pending || !account) return deadLink(visit);
  // A mistyped address is that of a stranger. They must not see, or take over by a click, an account that is not theirs.
  if (visit.account && visit.account.id !== account.id) return deadLink(visit);
  const { email = '' } = pending.data;
  if (!visit.isPost) {
    const body = html`<p class="lead">${text.confirmEmailLead}</p>
      <p><strong>${email}</strong></p>
      ${form(visit, { action: '/email/confirm', submit: text.confirm, hidden: { token } })}`;
    return { page: pageOf(visit, { title: text.confirmEmailTitle, body }) };
  }
  const isChanged = await parts.tokens.useFor('email', token, async (tx) => {
    if (!(await new AccountRepository(tx).changeEmail(account.id, email))) return false;
    await updateReader(tx, { issuer: parts.origin, subject: account.id }, { email });
    // Links that were sent to the old address must not open the account any more.
    await new OneTimeTokens(tx).revokeAll(account.id);
    return true;
  });
  if (isChanged === undefined) return deadLink(visit);
  if (!isChanged) {
    const body = html`${alert(text.taken)}
      <p><a href="/">${text.account}</a></p>`;
    return { page: pageOf(visit, { title: text.confirmEmailTitle, body, hasError: true }), status: 409 };
  }
  const words = textIn(language, messageText);
  parts.mailer.later(() =>
    parts.mailer.send({
      to: account.email,
      subject: words.emailChangedSubject(productName),
      text: words.emailChanged(productName, email),
    }),
  );
  const body = html`${status(text.emailConfirmed)}
    <p>${email}</p>
    <p><a href="/">${text.account}</a></p>`;
  return { page: pageOf(visit, { title: text.confirmEmailTitle, body }) };
};

function deletionPage(visit: AccountVisit, fault?: string): Reply {
  const { text, site } = visit;
  const box = html`${alert(fault)}
    <div class="choice">
      <input
        id="confirm"
        name="confirm"
        type="checkbox"
        value="yes"
        required
        ${fault !== undefined && html`aria-invalid="true" autofocus`}
      />
      <label for="confirm">${text.deletionConfirm}</label>
    </div>`;
  const body = html`<p class="lead">${text.deletionLead}</p>
    <p>${text.deletionData} <a href="${site}${accountPaths.account}" target="_top">${text.deletionDataLink}</a></p>
    <div class="card">${form(visit, { action: '/delete', submit: text.deleteNow, body: box, kind: 'danger' })}</div>
    <p><a href="/">${text.cancel}</a></p>`;
  const hasError = fault !== undefined;
  return { page: pageOf(visit, { title: text.deletion, body, hasError }), status: hasError ? 422 : 200 };
}

/** Asking for the deletion of the account and of all that the site has saved for it. The gateway deletes them later. */
export const deletion = recentlySignedIn('/delete', async (visit) => {
  const { parts, text, account } = visit;
  if (!visit.isPost) return deletionPage(visit);
  if (visit.form.get('confirm') !== 'yes') return deletionPage(visit, text.confirmFirst);
  const { id: subject, name, email } = account;
  const sids = await parts.settings.db.transaction(async (tx) => {
    await requestDeletionOf(tx, { issuer: parts.origin, subject, name, email });
    // In the same transaction: a reader who reads that it did not work must not be deleted.
    return endStoredSessions(tx, subject);
  });
  await notifySite(parts, subject, sids);
  forgetSession(visit);
  const body = html`<p role="status">${text.deletionAsked}</p>
    <p>${text.signedOutLead}</p>`;
  return { page: pageOf(visit, { title: text.deleted, body }) };
});

/** Signing out of the accounts server, and with it of the site in this browser. */
export const leave: Handler = async (visit) => {
  if (!visit.isPost) return { redirect: '/' };
  await signOut(visit);
  const { text } = visit;
  const body = html`<p role="status">${text.signedOutLead}</p>
    <p><a href="/sign-in">${text.signIn}</a></p>`;
  return { page: pageOf(visit, { title: text.signedOut, body }) };
};
