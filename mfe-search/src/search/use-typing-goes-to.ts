import { useListeners } from '@manna/shared/ui/hooks';

/** Elements in which keys have a meaning of their own. */
const fields = 'input, textarea, select';

/**
 * A letter that is typed elsewhere in a panel goes into its field: on a result, or before the field has the focus.
 *
 * @param find Returns the field, if there is one.
 * @param panel A selector of what contains the field and everything else that may have the focus.
 */
export function useTypingGoesTo(find: () => HTMLInputElement | null, panel: string): void {
  useListeners('document', {
    keydown(event) {
      const { key, target } = event;
      // A space presses a button.
      if ([...key].length !== 1 || key === ' ' || event.defaultPrevented || event.isComposing) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (!(target instanceof Element) || target.closest(fields)) return;
      const field = find();
      const around = field?.closest(panel);
      // The browser types it into the element that has the focus after this event.
      if (around?.contains(target)) field?.focus();
    },
  });
}
