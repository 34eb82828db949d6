import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';

/**
 * Makes the buttons for passkeys work. They are hidden in the page, because they need JavaScript and a browser that knows
 * passkeys.
 */

/**
 * A response: options of a passkey, or where to go next, or the sentence why it was refused.
 * @typedef {import('@simplewebauthn/browser').PublicKeyCredentialCreationOptionsJSON} CreationOptions
 * @typedef {import('@simplewebauthn/browser').PublicKeyCredentialRequestOptionsJSON} RequestOptions
 * @typedef {CreationOptions & RequestOptions & { error?: string, next?: string }} Answer
 */

/**
 * @param {string} path
 * @param {string} csrf
 * @param {unknown} body
 * @returns {Promise<Answer>}
 */
async function post(path, csrf, body) {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': csrf },
    body: JSON.stringify(body),
  });
  return /** @type {Answer} */ (await response.json());
}

/**
 * @param {HTMLElement} button
 * @param {string} sentence
 */
function show(button, sentence) {
  const alert = document.getElementById('passkey-alert');
  if (alert) {
    alert.textContent = sentence;
    alert.hidden = false;
  }
  button.removeAttribute('aria-busy');
}

/** @param {HTMLButtonElement} button */
async function run(button) {
  const { passkey: action = '', csrf = '', next = '', failed = '' } = button.dataset;
  button.setAttribute('aria-busy', 'true');
  try {
    const optionsJSON = await post(`/passkey/${action}/options`, csrf, {});
    if (optionsJSON.error !== undefined) {
      show(button, optionsJSON.error);
      return;
    }
    const isAdding = action === 'add';
    const response = isAdding ? await startRegistration({ optionsJSON }) : await startAuthentication({ optionsJSON });
    const result = await post(`/passkey/${action}`, csrf, { response, next });
    if (result.error === undefined) location.assign(result.next ?? '/');
    else show(button, result.error);
  } catch {
    // The reader cancelled, or the browser refuses passkeys here. It does not tell which.
    show(button, failed);
  }
}

if (browserSupportsWebAuthn())
  for (const button of document.querySelectorAll('button[data-passkey]'))
    if (button instanceof HTMLButtonElement) {
      button.hidden = false;
      button.addEventListener('click', () => void run(button));
    }
for (const element of document.querySelectorAll('[data-without-passkeys]'))
  if (element instanceof HTMLElement) element.hidden = browserSupportsWebAuthn();
for (const element of document.querySelectorAll('[data-with-passkeys]'))
  if (element instanceof HTMLElement) element.hidden = !browserSupportsWebAuthn();
