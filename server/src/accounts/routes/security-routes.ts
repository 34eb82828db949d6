import type { Language } from '@manna/shared/contracts';
import { messageText } from '../mail/message-texts';
import { html, type Html } from '../../modules/responses/html';
import { field, form, pageOf, status } from '../pages/layout';
import { textIn } from '../pages/text-in';
import type { Passkey } from '../store/account-repository';
import type { SessionRow } from '../store/session-repository';
import { nameOf, passwordOf } from '../visits/fields';
import { endSession, endSessions, forgetSession, notifySite } from '../visits/sign-in';
import type { Reply } from '../visits/visit';
import { passkeyButton } from './passkey-button';
import { chosenPassword, replacePassword, reportPasswordChange } from './register-routes';
import { countGuess, refuseGuess } from './sign-in-routes';
import { recentlySignedIn, type AccountVisit } from './signed-in';

const PAGE = '/security';

const dayIn = (language: Language, day: Date): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(day);

function passkeyRow(visit: AccountVisit, passkey: Passkey): Html {
  const { text, language } = visit;
  const { id, name, createdAt, usedAt } = passkey;
  const used = usedAt ? text.lastUsed(dayIn(language, usedAt)) : text.neverUsed;
  const inputId = `name-${id}`;
  return html`<li class="row">
    <div class="grows">
      <p>${name}</p>
      <p class="note">${text.added(dayIn(language, createdAt))}, ${used}</p>
      <details>
        <summary aria-label="${text.renameThis(name)}">${text.rename}</summary>
        ${form(visit, {
          action: '/security/passkeys/rename',
          submit: text.save,
          kind: 'quiet',
          hidden: { id },
          body: html`<div class="field">
            <label for="${inputId}">${text.passkeyName}</label>
            <input id="${inputId}" name="name" value="${name}" maxlength="60" autocomplete="off" required />
          </div>`,
        })}
      </details>
    </div>
    ${form(visit, {
      action: '/security/passkeys/remove',
      submit: text.remove,
      kind: 'danger',
      label: text.removeThis(name),
      hidden: { id },
    })}
  </li>`;
}

function passkeySection(visit: AccountVisit, passkeys: readonly Passkey[]): Html {
  const { text } = visit;
  return html`<section aria-labelledby="passkeys">
    <h2 id="passkeys">${text.passkeys}</h2>
    <p class="hint">${text.passkeysLead}</p>
    ${
      passkeys.length === 0
        ? html`<p>${text.noPasskeys}</p>`
        : html`<ul>
            ${passkeys.map((passkey) => passkeyRow(visit, passkey))}
          </ul>`
    }
    <noscript><p>${text.passkeyNeedsScript}</p></noscript>
    ${passkeyButton(visit, { action: 'add', label: text.addPasskey, next: '/security?saved' })}
  </section>`;
}

function passwordSection(visit: AccountVisit, faults: PasswordFaults): Html {
  const { text, account } = visit;
  const hasPassword = account.passwordHash !== null;
  const inputs = html`<input type="hidden" name="email" autocomplete="username" value="${account.email}" /> ${
      hasPassword &&
      field({
        name: 'current',
        label: text.currentPassword,
        type: 'password',
        autocomplete: 'current-password',
        error: faults.current,
        show: text.showPassword,
      })
    }
    ${field({
      name: 'password',
      label: text.newPassword,
      type: 'password',
      autocomplete: 'new-password',
      hint: text.newPasswordHint,
      error: faults.password,
      show: text.showPassword,
    })}`;
  const title = hasPassword ? text.changePassword : text.setPassword;
  return html`<section aria-labelledby="change-password">
    <h2 id="change-password">${title}</h2>
    <p class="hint">${text.changePasswordLead}</p>
    ${form(visit, { action: '/security/password', submit: title, body: inputs })}
  </section>`;
}

function sessionRow(visit: AccountVisit, { uid, device, createdAt, seenAt }: SessionRow): Html {
  const { text, language, session } = visit;
  const name = device || text.unknownDevice;
  const isThis = uid === session.uid;
  const since = `${text.since(dayIn(language, createdAt))}, ${text.lastUsed(dayIn(language, seenAt))}`;
  return html`<li class="row">
    <div class="grows">
      <p>${name}${isThis && ` (${text.thisDevice})`}</p>
      <p class="note">${since}</p>
    </div>
    ${
      !isThis &&
      form(visit, {
        action: '/security/sessions/end',
        submit: text.signOut,
        kind: 'quiet',
        label: text.signOutThis(name),
        hidden: { uid },
      })
    }
  </li>`;
}

interface PasswordFaults {
  current?: string;
  password?: string;
}

async function securityPage(visit: AccountVisit, faults: PasswordFaults = {}): Promise<Reply> {
  const { parts, text, account, query } = visit;
  const passkeys = await parts.accounts.passkeysOf(account.id);
  const sessions = await parts.sessions.list(account.id);
  const hasError = Object.keys(faults).length > 0;
  const body = html`${status(query.has('saved') ? text.saved : undefined)} ${passkeySection(visit, passkeys)}
    ${passwordSection(visit, faults)}
    <section aria-labelledby="sessions">
      <h2 id="sessions">${text.sessions}</h2>
      <ul>
        ${sessions.map((row) => sessionRow(visit, row))}
      </ul>
      ${form(visit, { action: '/security/sessions/end-all', submit: text.signOutEverywhere, kind: 'danger' })}
    </section>
    <p><a href="/">${text.account}</a></p>`;
  const page = pageOf(visit, { title: text.security, body, hasError, hasScript: true });
  return { page, status: hasError ? 422 : 200 };
}

const saved: Reply = { redirect: '/security?saved' };

export const security = recentlySignedIn(PAGE, (visit) => securityPage(visit));

export const changePassword = recentlySignedIn(PAGE, async (visit) => {
  const { parts, text, account, form: fields } = visit;
  if (!visit.isPost) return { redirect: PAGE };
  if (account.passwordHash !== null) {
    refuseGuess(visit, account.email);
    const isRight = await parts.hashes.verify(account.passwordHash, passwordOf(fields.get('current')));
    countGuess(visit, account.email, isRight);
    if (!isRight) return securityPage(visit, { current: text.wrongCurrent });
  }
  const chosen = await chosenPassword(visit);
  if ('error' in chosen) return securityPage(visit, { password: chosen.error });
  const sids = await parts.settings.db.transaction((tx) =>
    replacePassword(tx, account.id, chosen.hash, visit.session.uid),
  );
  await notifySite(parts, account.id, sids);
  reportPasswordChange(visit, account.email);
  return saved;
});

export const renamePasskey = recentlySignedIn(PAGE, async ({ parts, account, isPost, form: fields }) => {
  if (!isPost) return { redirect: PAGE };
  const name = nameOf(fields.get('name'));
  if (name === undefined) return { redirect: PAGE };
  await parts.accounts.renamePasskey(account.id, fields.get('id') ?? '', name);
  return saved;
});

export const removePasskey = recentlySignedIn(PAGE, async (visit) => {
  const { parts, account, isPost, form: fields, language, productName } = visit;
  if (!isPost) return { redirect: PAGE };
  const isRemoved = await parts.accounts.removePasskey(account.id, fields.get('id') ?? '');
  if (!isRemoved) return saved;
  const words = textIn(language, messageText);
  parts.mailer.later(() =>
    parts.mailer.send({
      to: account.email,
      subject: words.passkeyRemovedSubject(productName),
      text: words.passkeyRemoved(productName, `${parts.origin}/reset`),
    }),
  );
  return saved;
});

export const endOneSession = recentlySignedIn(PAGE, async ({ parts, account, isPost, form: fields }) => {
  if (!isPost) return { redirect: PAGE };
  await endSession(parts, account.id, fields.get('uid') ?? '');
  return saved;
});

export const endEverywhere = recentlySignedIn(PAGE, async (visit) => {
  const { parts, account, isPost, text } = visit;
  if (!isPost) return { redirect: PAGE };
  await endSessions(parts, account.id);
  forgetSession(visit);
  const body = html`<p role="status">${text.signedOutLead}</p>
    <p><a href="/sign-in">${text.signIn}</a></p>`;
  return { page: pageOf(visit, { title: text.signedOut, body }) };
});
