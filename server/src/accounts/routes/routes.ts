import type { Handler } from '../visits/visit';
import { addOptions, addPasskey, signInOptions, signInWithPasskey } from './passkey-routes';
import { changeEmail, confirmEmail, deletion, leave, overview, profile } from './profile-routes';
import { openReset, register, reset, verify, welcome } from './register-routes';
import {
  changePassword,
  endEverywhere,
  endOneSession,
  removePasskey,
  renamePasskey,
  security,
} from './security-routes';
import { link, openLink, password } from './sign-in-routes';

/** The pages by path. What is not here belongs to the OpenID provider. */
export const routes: ReadonlyMap<string, Handler> = new Map([
  ['/', overview],
  ['/sign-in', password],
  ['/sign-in/link', link],
  ['/sign-in/open', openLink],
  ['/register', register],
  ['/verify', verify],
  ['/welcome', welcome],
  ['/reset', reset],
  ['/reset/open', openReset],
  ['/profile', profile],
  ['/email', changeEmail],
  ['/email/confirm', confirmEmail],
  ['/security', security],
  ['/security/password', changePassword],
  ['/security/passkeys/rename', renamePasskey],
  ['/security/passkeys/remove', removePasskey],
  ['/security/sessions/end', endOneSession],
  ['/security/sessions/end-all', endEverywhere],
  ['/passkey/sign-in/options', signInOptions],
  ['/passkey/sign-in', signInWithPasskey],
  ['/passkey/add/options', addOptions],
  ['/passkey/add', addPasskey],
  ['/delete', deletion],
  ['/sign-out', leave],
]);
