import { useEffect, type ReactNode, type RefObject } from 'react';
import { bookNames, chapterName, nextChapter, type ChapterRef } from '@manna/shared/domain';
import { useNavigate, useText, useUserState } from '@manna/shared/runtime';
import { Button, VisuallyHidden } from '@manna/shared/ui';
import { Select } from '@manna/shared/ui/controls';
import { useVoices } from '@manna/shared/ui/hooks';
import type { ChapterData } from '../load-chapter';
import { countVerses, verseTexts } from '../selection/verse-texts';
import { carryOnAt } from './carry-on';
import { listenText } from './listen-text';
import { listeningState, rates } from './listening-state';
import { markSpoken } from './mark-spoken';
import { useListening } from './use-listening';
import styles from './listen-bar.module.css';

interface ListenBarProps {
  chapter: ChapterRef;
  text: NonNullable<ChapterData['text']>;
  /** The element that contains the chapter's text. */
  textRef: RefObject<HTMLElement | null>;
  /** Number of the first verse to read. */
  from: number;
  pathOf: (chapter: ChapterRef) => string;
  onStop: () => void;
}

/** Reads the chapter aloud, highlights the current verse, and continues with the next chapter. */
export function ListenBar({ chapter, text: chapterText, textRef, from, pathOf, onStop }: ListenBarProps) {
  const text = useText(listenText);
  const names = useText(bookNames);
  const navigate = useNavigate();
  const [{ rate, voice: voiceUri }, choose] = useUserState(listeningState);
  const { language } = chapterText.translation;
  const voices = useVoices(language);
  const verses = everyVerse(chapterText);
  const next = nextChapter(chapter);
  const { at, isPlaying, hasFailed, toggle, goTo } = useListening(
    {
      verses,
      language,
      rate,
      voice: voices.find(({ voiceURI }) => voiceURI === voiceUri),
      onFinished: () => {
        if (!next) return onStop();
        carryOnAt(pathOf(next));
        void navigate(pathOf(next));
      },
    },
    Math.max(
      0,
      verses.findIndex(({ verse }) => verse >= from),
    ),
  );
  const verse = verses[at]?.verse;
  useEffect(
    () => (textRef.current && verse !== undefined ? markSpoken(textRef.current, verse) : undefined),
    [textRef, verse],
  );

  return (
    <div role="toolbar" aria-label={text.title} data-bottom-bar="">
      <div className={styles.head}>
        <p className={styles.place}>{hasFailed ? text.failed : text.verse(chapterName(chapter, names), verse ?? 1)}</p>
        <Button icon="close" onClick={onStop}>
          {text.stop}
        </Button>
      </div>
      <div className={styles.tools}>
        <Step sign="previous" name={text.previous} isOff={at === 0} onClick={() => goTo(at - 1)} />
        <Step sign={isPlaying ? 'pause' : 'play'} name={isPlaying ? text.pause : text.play} onClick={toggle} />
        <Step sign="next" name={text.next} isOff={at >= verses.length - 1} onClick={() => goTo(at + 1)} />
        <Select
          label={text.rate}
          options={rates.map((value) => ({ value: String(value), label: `${value}×` }))}
          value={String(rate)}
          onChange={(value) => choose((before) => ({ ...before, rate: rates.find((r) => String(r) === value) ?? 1 }))}
        />
        {voices.length > 1 && (
          <Select
            label={text.voice}
            options={[
              { value: '', label: text.anyVoice },
              ...voices.map(({ voiceURI, name }) => ({ value: voiceURI, label: name })),
            ]}
            value={voiceUri ?? ''}
            onChange={(value) => choose((before) => ({ ...before, voice: value || null }))}
          />
        )}
      </div>
    </div>
  );
}

const everyVerse = (text: ListenBarProps['text']) =>
  verseTexts(
    text,
    Array.from({ length: countVerses(text) }, (_, index) => index + 1),
  ).filter((verse) => verse.text !== '');

// Paths on a 24 by 24 field. Not characters, because many devices lack these symbols.
const signs = {
  previous: 'M6 5.5v13M18.5 5.5v13l-9-6.5z',
  play: 'M7.5 5v14l11-7z',
  pause: 'M7.5 5.5h2.5v13H7.5zM14 5.5h2.5v13H14z',
  next: 'M18 5.5v13M5.5 5.5v13l9-6.5z',
} as const;

interface StepProps {
  sign: keyof typeof signs;
  name: string;
  isOff?: boolean;
  onClick: () => void;
}

function Step({ sign, name, isOff = false, onClick }: StepProps): ReactNode {
  return (
    <Button disabled={isOff} onClick={onClick}>
      <VisuallyHidden>{name}</VisuallyHidden>
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className={styles.sign}>
        <path d={signs[sign]} />
      </svg>
    </Button>
  );
}
