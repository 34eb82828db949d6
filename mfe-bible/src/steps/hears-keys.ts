/** What has a use of its own for keys that are pressed in it. */
const KEY_USERS = [
  'input, textarea, select, audio, video, dialog, [contenteditable], [popover]',
  ...['menu', 'menubar', 'listbox', 'combobox', 'grid', 'tree', 'tablist', 'radiogroup', 'slider', 'application'].map(
    (role) => `[role=${role}]`,
  ),
].join();

/**
 * Whether a key that was pressed is for the page that this element stands in: nothing else has taken it, or has a use for
 * it, and the reader is in this panel. Where they are in none, keys are for the page in the main one.
 */
export function hearsKeys(element: Element, event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, isComposing } = event;
  if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey || shiftKey) return false;
  if (!(target instanceof Element)) return false;
  const panel = element.closest('main, section');
  const isNowhere = target === document.body || target === document.documentElement;
  // What lies over the page has the keys before it.
  if (isNowhere && document.querySelector('dialog[open]')) return false;
  const isHere = isNowhere ? panel?.tagName !== 'SECTION' : panel?.contains(target);
  return isHere === true && !target.closest(KEY_USERS);
}
