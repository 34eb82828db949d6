import { useCallback, useEffect, useRef } from 'react';

/** Inputs that hold no text. */
const WITHOUT_TEXT = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']);

/** The text in a field; undefined if the element is no field for text. */
function textOf(element: EventTarget | null): string | undefined {
  if (element instanceof HTMLTextAreaElement) return element.value;
  if (element instanceof HTMLInputElement) return WITHOUT_TEXT.has(element.type) ? undefined : element.value;
  return element instanceof HTMLElement && element.isContentEditable ? element.textContent : undefined;
}

/** Returns a function that says whether the page has a field with text that the reader has typed. */
export function useTypedFields(): () => boolean {
  const typed = useRef(new Set<Node>());
  useEffect(() => {
    const fields = typed.current;
    const remember = (target: EventTarget | null) => {
      if (target instanceof Node && textOf(target) !== undefined) fields.add(target);
    };
    const onInput = ({ target }: Event) => remember(target);
    // What was typed before this code was loaded is still in the field that has the focus.
    remember(document.activeElement);
    document.addEventListener('input', onInput, true);
    return () => document.removeEventListener('input', onInput, true);
  }, []);
  return useCallback(() => [...typed.current].some((field) => field.isConnected && textOf(field) !== ''), []);
}
