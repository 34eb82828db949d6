import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import type { ListingName } from '@manna/shared/domain';
import { useLocation } from '@manna/shared/runtime';
import { useListeners } from '@manna/shared/ui/hooks';
import { isPhone } from './use-is-phone';

/** A tap gives the focus and then clicks: both open the modal, which must open once. Milliseconds. */
const TAP_MS = 700;

interface InlineField {
  /** As the reader typed them. */
  words: string;
  setWords: (words: string) => void;
  isOpen: boolean;
  close: () => void;
  /** Closes what is open here and opens the modal, with the results of all parts of the site or of one. */
  openModal: OpenModal;
}

type OpenModal = (pillar?: ListingName) => void;

const isModalKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';

/** Opens the modal, once for each tap. `isBack` says whether the focus comes back from it, which must not open it again. */
function useModalOpener(onModal: OpenModal) {
  const opened = useRef({ at: -TAP_MS, isOut: false });
  return {
    open(pillar?: ListingName) {
      const now = performance.now();
      if (now - opened.current.at < TAP_MS) return;
      opened.current = { at: now, isOut: true };
      onModal(pillar);
    },
    expectBack() {
      opened.current.isOut = true;
    },
    isBack() {
      const { isOut } = opened.current;
      opened.current.isOut = false;
      return isOut;
    },
  };
}

/** Puts the caret behind the words. When React removes a dialog that has given the focus back, Chromium loses the caret. */
const restoreCaret = (field: HTMLInputElement | null): void =>
  void setTimeout(() => {
    const end = field?.value.length ?? 0;
    if (document.activeElement === field) field?.setSelectionRange(end, end);
  });

/** Replaces the words of a field that React does not control, as if they were typed. */
function write(field: HTMLInputElement | null, words: string): void {
  if (!field) return;
  field.value = words;
  field.dispatchEvent(new Event('input'));
}

/** What is typed in a field that React does not control. */
function useTyped(field: RefObject<HTMLInputElement | null>): string {
  const subscribe = (listener: () => void) => {
    const input = field.current;
    // The modal changes the words while it has the focus.
    const signs = ['input', 'focus'];
    for (const sign of signs) input?.addEventListener(sign, listener);
    return () => {
      for (const sign of signs) input?.removeEventListener(sign, listener);
    };
  };
  return useSyncExternalStore(subscribe, () => field.current?.value ?? '');
}

/** Whether something is open. It closes when the reader navigates. */
function useOpenHere(initial: () => boolean): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(initial);
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState(key);
  if (key !== openedAt) {
    setOpenedAt(key);
    setOpen(false);
  }
  return [isOpen, setOpen];
}

/**
 * The words of a field that React does not control, and whether what belongs below it is open. On a phone the field opens
 * the modal when it gets the focus.
 *
 * @param form Contains the field and what is below it.
 * @param onModal Opens the modal with the words of the field.
 */
export function useInlineField(
  field: RefObject<HTMLInputElement | null>,
  form: RefObject<HTMLElement | null>,
  onModal: OpenModal,
): InlineField {
  const hasFocus = () => document.activeElement === field.current;
  const words = useTyped(field);
  const [isOpen, setOpen] = useOpenHere(() => hasFocus() && !isPhone());
  const modal = useModalOpener(onModal);
  const openModal: OpenModal = (pillar) => {
    setOpen(false);
    modal.open(pillar);
    if (hasFocus()) return;
    // The dialog will give the focus back to the field, and not to a button that is gone then.
    field.current?.focus();
    modal.expectBack();
  };
  const openHere = () => (isPhone() ? openModal() : setOpen(true));

  // The reader may have been in the field before this code came.
  const onArrival = useEffectEvent(() => {
    if (hasFocus() && isPhone()) modal.open();
  });
  useEffect(() => onArrival(), []);

  useListeners(field, {
    focus() {
      if (modal.isBack()) restoreCaret(field.current);
      else openHere();
    },
    click: () => openHere(),
    input: () => setOpen(true),
    keydown(event) {
      const isMeant = isModalKey(event) || event.key === (isOpen ? 'Escape' : 'ArrowDown');
      if (!isMeant) return;
      // The browser would empty the field, or open its own search.
      event.preventDefault();
      if (isModalKey(event)) openModal();
      else setOpen(!isOpen);
    },
  });
  useListeners(form, {
    focusout({ relatedTarget }) {
      // A touch that hides the keyboard takes the focus to nothing.
      if (relatedTarget instanceof Node && !form.current?.contains(relatedTarget)) setOpen(false);
    },
  });
  useListeners('document', {
    pointerdown({ target }) {
      if (target instanceof Node && !form.current?.contains(target)) setOpen(false);
    },
  });
  return {
    words,
    setWords: (next) => write(field.current, next),
    isOpen,
    close: () => setOpen(false),
    openModal,
  };
}
