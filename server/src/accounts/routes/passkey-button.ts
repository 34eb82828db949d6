import { html, type Html } from '../../modules/responses/html';
import type { Visit } from '../visits/visit';

interface PasskeyButton {
  action: 'sign-in' | 'add';
  label: string;
  /** Where to go when it has worked. */
  next: string;
}

/** A button for a passkey, with the place for what went wrong. The script shows it where the browser knows passkeys. */
export const passkeyButton = ({ text, csrf }: Visit, { action, label, next }: PasskeyButton): Html =>
  html`<p class="alert" role="alert" id="passkey-alert" hidden></p>
    <button
      type="button"
      class="primary"
      hidden
      data-passkey="${action}"
      data-csrf="${csrf}"
      data-next="${next}"
      data-failed="${text.passkeyFailed}"
    >
      ${label}
    </button>`;
