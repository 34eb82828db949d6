import './passkeys.mjs';
import './shown-passwords.mjs';
