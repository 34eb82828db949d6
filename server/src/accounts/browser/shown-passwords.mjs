/** Makes the boxes work that show a password while it is typed. They are hidden in the page, because they need JavaScript. */

/**
 * @param {HTMLInputElement} box
 * @param {HTMLInputElement} input
 */
function connect(box, input) {
  if (box.parentElement) box.parentElement.hidden = false;
  // A page that the browser restores may have the box checked, but never the password shown.
  box.checked = false;
  box.addEventListener('change', () => {
    input.type = box.checked ? 'text' : 'password';
  });
  // Browsers remember what was typed into a field of text, and a password must not be among it.
  input.form?.addEventListener('submit', () => {
    input.type = 'password';
  });
}

for (const box of document.querySelectorAll('input[data-shows]'))
  if (box instanceof HTMLInputElement) {
    const input = document.getElementById(box.dataset['shows'] ?? '');
    if (input instanceof HTMLInputElement) connect(box, input);
  }
