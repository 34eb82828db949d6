import { useEffect, useMemo, useRef, type RefObject } from 'react';
import type { ActionFieldProps } from '@manna/shared/contracts';
import type { ListingName } from '@manna/shared/domain';
import { announce, useNavigate, useText } from '@manna/shared/runtime';
import { keepBeside, useListeners } from '@manna/shared/ui/hooks';
import { handOver } from '../../search/hand-over';
import { useRecentSearches } from '../../search/recent-searches';
import { searchAddress } from '../../search/search-address';
import { searchPanelText } from '../../search/search-panel-text';
import { useResultKeys } from '../../search/use-result-keys';
import { totalOf, useSearch, type SearchView } from '../../search/use-search';
import { useTypingGoesTo } from '../../search/use-typing-goes-to';
import { InlineResults } from './inline-results';
import styles from './inline-search.module.css';
import { useInlineField } from './use-inline-field';
import { useTouchHidesKeyboard } from '../../search/use-touch-hides-keyboard';

/** Between the field and what is below it. CSS pixels. */
const MARGIN_PX = 5;
const ANNOUNCE_MS = 500;
/** No part of the site is shown alone, so none has another limit than the others. */
const NO_FOCUS = 0;

type ElementRef = RefObject<HTMLElement | null>;

/** Shows a popup below an element while it is open, no higher than the room there (see its style sheet). */
function usePopupBelow(popup: ElementRef, anchor: ElementRef, isOpen: boolean): void {
  useEffect(() => {
    const [element, beside] = [popup.current, anchor.current];
    if (!isOpen || !element || !beside) return;
    element.style.setProperty('--below', `${Math.round(beside.getBoundingClientRect().bottom)}px`);
    element.showPopover();
    const { stop } = keepBeside(element, beside, { margin: MARGIN_PX, placement: 'bottom-start' });
    return () => {
      stop();
      element.hidePopover();
    };
  }, [popup, anchor, isOpen]);
}

/** Says how many results there are, when all have come and the reader pauses. */
function useAnnouncement({ words, loading, found }: SearchView, isOpen: boolean): void {
  const text = useText(searchPanelText);
  const total = totalOf(found);
  const isDone = isOpen && words !== '' && loading.size === 0;
  useEffect(() => {
    if (!isDone) return;
    const sentence = total === 0 ? text.nothing : text.found(total, words);
    const timer = setTimeout(() => announce(sentence), ANNOUNCE_MS);
    return () => clearTimeout(timer);
  }, [isDone, total, words, text]);
}

/** What appears below the field in the header and on the home page: suggestions and the best results while the reader types. */
export function InlineSearch({ field, openModal }: ActionFieldProps) {
  const navigate = useNavigate();
  const popup = useRef<HTMLDivElement>(null);
  const form: ElementRef = useMemo(
    () => ({
      get current() {
        return field.current?.form ?? null;
      },
    }),
    [field],
  );
  const { recent, remember } = useRecentSearches();
  const onModal = (pillar?: ListingName) => {
    if (!field.current) return;
    handOver({ field: field.current, ...(pillar && { pillar }) });
    openModal();
  };
  const { words, setWords, isOpen, close, openModal: showModal } = useInlineField(field, form, onModal);
  const view = useSearch({ words }, NO_FOCUS);
  const isShown = isOpen && (words.trim() !== '' || recent.length > 0);
  usePopupBelow(popup, form, isShown);
  useAnnouncement(view, isOpen);
  useResultKeys(form, field);
  useTouchHidesKeyboard(popup, field);
  useTypingGoesTo(() => field.current, 'form');
  useListeners(form, {
    submit(event) {
      event.preventDefault();
      remember(words);
      close();
      void navigate(searchAddress({ words }));
    },
  });
  return (
    <div ref={popup} popover="manual" className={styles.popup}>
      {isShown && (
        <InlineResults
          words={words}
          view={view}
          recent={recent}
          onOpen={() => {
            remember(words);
            close();
          }}
          onSearch={(chosen) => {
            setWords(chosen);
            field.current?.focus();
          }}
          onViewAll={(pillar) => {
            remember(words);
            showModal(pillar);
          }}
        />
      )}
    </div>
  );
}
