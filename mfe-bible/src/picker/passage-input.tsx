import { type KeyboardEvent, type Ref, useId, useLayoutEffect, useRef, useState } from 'react';
import { type Book, bookNames } from '@manna/shared/domain';
import { useData, useText } from '@manna/shared/runtime';
import { useAnswer } from '@manna/shared/runtime/use-answer';
import { VisuallyHidden } from '@manna/shared/ui';
import { Field } from '@manna/shared/ui/controls';
import { TranslationChoicesDocument } from '../generated/graphql';
import { useTranslationLeftOut } from '../translation/use-translation-left-out';
import styles from './passage-input.module.css';
import { problemText } from '../names/problem-text';
import { dialogText } from './dialog-text';
import { type Suggestion, suggestPassages } from './suggest-passages';

interface PassageInputProps {
  ref: Ref<HTMLInputElement>;
  typed: string;
  translation: string;
  onType: (typed: string) => void;
  /** Called with the displayed name of a book that was chosen from the list. */
  onBook: (book: Book, name: string) => void;
  onGo: (to: string) => void;
}

/** What may be a translation behind a reference: 'John 3:16 we'. */
const wordBehindNumber = /\d[^\p{L}]*\p{L}{2}/u;

/** Scrolls the active row of a list into view. */
function useReveal(active: number) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const row = list.current?.children[active];
    if (!list.current || !(row instanceof HTMLElement)) return;
    const { offsetTop, offsetHeight } = row;
    const { scrollTop, clientHeight } = list.current;
    list.current.scrollTop = Math.max(Math.min(scrollTop, offsetTop), offsetTop + offsetHeight - clientHeight);
  }, [active]);
  return list;
}

/**
 * A combobox of books that also reads references: it shows how the text is understood, and suggests a correction if a
 * number is too high. Arrow keys move the active row, Enter picks it (or the first one); Escape empties the input
 * before it closes the dialog.
 */
export function PassageInput({ ref, typed, translation, onType, onBook, onGo }: PassageInputProps) {
  const text = useText(dialogText);
  const problems = useText(problemText);
  const names = useText(bookNames);
  const leftOut = useTranslationLeftOut();
  const data = useData();
  const hasWord = wordBehindNumber.test(typed);
  // If this fails, as it does offline, what is typed behind a reference is taken as a translation of the site.
  const answer = useAnswer(
    () => (hasWord ? data.query(TranslationChoicesDocument, {}) : Promise.resolve(undefined)),
    [data, hasWord],
  );
  const offered = answer.status === 'answered' ? answer.result?.translations : undefined;
  const [isListAsked, setListAsked] = useState(false);
  const [active, setActive] = useState(-1);
  const listId = useId();
  const list = useReveal(active);

  const isOpen = typed.trim() !== '' || isListAsked;
  const { rows, problem } = suggestPassages(typed, { names, text, problems, translation, leftOut, offered });
  const hasList = isOpen && rows.length > 0;
  const first = rows[0];

  const change = (value: string) => {
    setActive(-1);
    setListAsked(false);
    onType(value);
  };
  const choose = (row: Suggestion) => {
    setActive(-1);
    setListAsked(false);
    if (row.kind === 'book') onBook(row.book, row.text);
    else onGo(row.to);
  };
  const pressKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const from = active < 0 && step < 0 ? 0 : active;
      if (isOpen && rows.length > 0) setActive((from + step + rows.length) % rows.length);
      setListAsked(true);
    }
    if (event.key === 'Enter' && hasList) {
      event.preventDefault();
      const picked = rows[active] ?? first;
      if (picked) choose(picked);
    }
    if (event.key === 'Escape' && isOpen) {
      // Keep the dialog around it open.
      event.preventDefault();
      change('');
    }
  };
  return (
    <div className={styles.passage}>
      <Field label={text.label} help={text.help}>
        {(control) => (
          <input
            {...control}
            ref={ref}
            type="text"
            role="combobox"
            autoComplete="off"
            autoCapitalize="words"
            enterKeyHint="go"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={hasList}
            aria-controls={hasList ? listId : undefined}
            aria-activedescendant={hasList && active >= 0 ? `${listId}-${active}` : undefined}
            value={typed}
            onChange={({ target }) => change(target.value)}
            onKeyDown={pressKey}
          />
        )}
      </Field>
      <p role="status" className={styles.status}>
        {isOpen && problem}
        {hasList && first && first.kind !== 'book' && (
          <VisuallyHidden>{first.kind === 'repair' ? first.text : text.goesTo(first.text)}</VisuallyHidden>
        )}
      </p>
      {hasList && (
        <div ref={list} id={listId} role="listbox" aria-label={text.results} className={styles.list}>
          {rows.map((row, index) => (
            <div
              key={`${row.kind} ${row.text}`}
              id={`${listId}-${index}`}
              tabIndex={-1}
              role="option"
              aria-selected={index === active}
              className={styles.row}
              data-kind={row.kind}
              onPointerMove={() => setActive(index)}
              // Keep the focus in the input.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(row)}
              onKeyDown={pressKey}
            >
              {row.text}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
