import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { bookNames, chapterName, type ChapterRef, citeVerses } from '@manna/shared/domain';
import { announce, useLocation, useText } from '@manna/shared/runtime';
import { useListeners } from '@manna/shared/ui/hooks';
import { VERSES_PARAMETER } from '../../../names/verse-selection';
import { hearsKeys } from '../../../steps/hears-keys';
import { Later } from '../../../steps/later';
import type { ChapterData } from '../load-chapter';
import { OwnNotes, type VerseAsides } from '../own-notes/own-notes';
import { AskedWords, isLookedUpIn } from '../words/asked-words';
import { extendVerses, toggleVerse } from './choose-verse';
import { MissingBar } from './missing-bar';
import { SelectionBar } from './selection-bar';
import { selectionText } from './selection-text';
import { uncover } from '../../../text/show-centred';
import { useSelectVerses } from '../../../text/use-select-verses';
import { turnOf, type VerseSelection } from '../../../text/use-verse-selection';
import { useChooseVerse, type Chosen } from './use-choose-verse';
import { useJoinedBar } from './use-joined-bar';
import { verseNumbers, verseOfNumber } from './verse-numbers';
import { verseTexts, type VerseText } from './verse-texts';

const loadPicture = () => import('../picture/picture-dialog').then((part) => part.PictureDialog);

interface SelectionToolsProps {
  chapter: ChapterRef;
  text: NonNullable<ChapterData['text']>;
  /** The element that contains the chapter's text. */
  textRef: RefObject<HTMLElement | null>;
  selection: VerseSelection;
  /** Shows the marks of the reader's notes in the text. Always the same function. */
  onMarks: (marks: VerseAsides | undefined) => void;
}

/**
 * Selects verses by clicks and keys, announces the selection, and shows the bar of actions; or says that the chapter has
 * none of the verses that the URL names. Verses that a link names are only highlighted: the bar would cover the text of a
 * reader who wants to read. It comes when they touch one of them.
 */
export function SelectionTools({ chapter, text: chapterText, textRef, selection, onMarks }: SelectionToolsProps) {
  const { verses, choice } = selection;
  const location = useLocation();
  const isAsked = Boolean(new URLSearchParams(location.search).get(VERSES_PARAMETER));
  const select = useSelectVerses(selection);
  const text = useText(selectionText);
  const title = chapterName(chapter, useText(bookNames));
  const cite = (some: readonly number[]) => `${title}:${citeVerses(some)}`;
  const last = useRef<number>(undefined);
  const bar = useRef<HTMLDivElement>(null);
  const named = cite(verses);
  const [noted, setNoted] = useState<readonly number[]>();
  const [lookedUp, setLookedUp] = useState<VerseText>();
  const [pictured, setPictured] = useState<VerseText>();
  /** The verses that the reader has selected, or of a link that they have touched. They stay theirs when a panel opens. */
  const [own, setOwn] = useState('');
  const isOwn = choice !== undefined || turnOf(location) !== undefined || own === named;
  if (isOwn && own !== named) setOwn(named);

  const change = (next: readonly number[], byKeys = false) => {
    select(next);
    announce(next.length > 0 ? `${text.selected(cite(next))}${byKeys ? `. ${text.goOn}` : ''}` : text.cleared);
  };
  const choose = ({ verse, extend, byKeys }: Chosen) => {
    const before = last.current;
    last.current = verse;
    if (extend) change(extendVerses(verses, verse, before), byKeys);
    else change(!isOwn && verses.includes(verse) ? verses : toggleVerse(verses, verse), byKeys);
  };
  /** The link of the verse that was selected last, otherwise of the last selected verse in the text. */
  const chosenNumber = () => {
    const verse = verses.find((one) => one === last.current) ?? verses.at(-1);
    return textRef.current?.querySelector<HTMLElement>(`#v${verse} > a`) ?? null;
  };
  const clear = () => {
    // Move the focus first: it would be lost when the bar is unmounted.
    if (bar.current?.contains(document.activeElement))
      textRef.current?.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true });
    change([]);
  };
  useChooseVerse(textRef, choose);
  useJoinedBar({ text: textRef, bar, number: chosenNumber });
  useListeners('document', {
    keydown: (event) => {
      if (event.key !== 'Escape' || verses.length === 0 || !textRef.current || !hearsKeys(textRef.current, event))
        return;
      event.preventDefault();
      clear();
    },
  });

  const showChosen = useEffectEvent(() => {
    if (!textRef.current || !bar.current) return;
    const numbers = verseNumbers(textRef.current);
    const at = numbers.findIndex((number) => verseOfNumber(number) === (last.current ?? verses[0]));
    const [number, following] = [numbers[at], numbers[at + 1]];
    if (number) uncover(number, following ?? textRef.current, bar.current);
  });
  useEffect(() => showChosen(), [verses, isOwn]);

  const texts = verseTexts(chapterText, verses);
  const [only, another] = texts;
  const canLookUp = isLookedUpIn(chapterText.translation.language);
  const isMissing = verses.length === 0 && isAsked && !choice;
  const hasBar = verses.length > 0 && isOwn;
  return (
    <>
      {isMissing && <MissingBar />}
      {hasBar && (
        <SelectionBar
          // Messages about other verses do not apply to these.
          key={cite(verses)}
          ref={bar}
          chapter={chapter}
          translation={chapterText.translation.slug}
          verses={verses}
          quotation={{
            texts,
            citation: cite(verses),
            translation: chapterText.translation.shortName,
          }}
          onNote={() => setNoted(verses)}
          onPicture={only && !another ? () => setPictured(only) : undefined}
          onWords={canLookUp && only && !another ? () => setLookedUp(only) : undefined}
          onClear={clear}
        />
      )}
      {canLookUp && (
        <AskedWords
          key={title}
          chapter={chapter}
          textRef={textRef}
          verse={lookedUp}
          onClose={() => setLookedUp(undefined)}
        />
      )}
      {pictured && (
        <Later
          load={loadPicture}
          isAsked
          props={{
            chapter,
            translation: chapterText.translation.slug,
            verse: pictured,
            onClose: () => setPictured(undefined),
          }}
        />
      )}
      <OwnNotes
        chapter={chapter}
        textRef={textRef}
        isOffered={hasBar}
        verses={noted}
        onOpen={setNoted}
        onMarks={onMarks}
      />
    </>
  );
}
