/** Elements that handle keys themselves. */
const KEY_USERS = [
  'input, textarea, select, audio, video, dialog, [contenteditable], [popover]',
  ...['menu', 'menubar', 'listbox', 'combobox', 'grid', 'tree', 'tablist', 'radiogroup', 'slider', 'application'].map(
    (role) => `[role=${role}]`,
  ),
].join();

/**
 * Whether a key press is meant for the page that contains this element: nothing else has handled it or needs it, and
 * the focus is in this panel. If the focus is in no panel, keys are meant for the main panel.
 */
export function hearsKeys(element: Element, event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, isComposing } = event;
  if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey || shiftKey) return false;
  if (!(target instanceof Element)) return false;
  const panel = element.closest('main, section');
  const isNowhere = target === document.body || target === document.documentElement;
  // Overlays get the keys first.
  if (isNowhere && document.querySelector('dialog[open]')) return false;
  const isHere = isNowhere ? panel?.tagName !== 'SECTION' : panel?.contains(target);
  return isHere === true && !target.closest(KEY_USERS);
}
