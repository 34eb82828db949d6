import { useRef, useState, type SubmitEvent } from 'react';
import { useText } from '@manna/shared/runtime';
import { Button, SubmitButton, VisuallyHidden } from '@manna/shared/ui';
import { Field } from '@manna/shared/ui/controls';
import { isSameWord, type Token } from './fading-words';
import { GameEnd } from '../puzzle/game-end';
import { puzzleText } from '../puzzle/puzzle-text';
import { RestartButton } from '../puzzle/restart-button';
import { isCount } from '../puzzle/stored-values';
import { useBestResult } from '../puzzle/use-best-result';
import { useProgress } from '../puzzle/use-progress';
import { memoryVerseText } from './passage-game-text';
import styles from './memory-verse.module.css';

interface MemoryVerseGameProps {
  /** The key under which the best result is stored. */
  gameId: string;
  tokens: readonly Token[];
  /** Indexes of the words to write, ascending. */
  hidden: readonly number[];
  spoken: { lang: string; dir: string };
}

interface MemoryProgress {
  /** How many of the hidden words are written or shown. */
  done: number;
  /** How many of them were written at once. */
  known: number;
  /** Whether the current word was tried before. */
  isTried: boolean;
}

const BEGINNING: MemoryProgress = { done: 0, known: 0, isTried: false };

/** The reader writes the hidden words, one after the other. The first try counts. */
export function MemoryVerseGame({ gameId, tokens, hidden, spoken }: MemoryVerseGameProps) {
  const text = useText(memoryVerseText);
  const { restart: restartLabel } = useText(puzzleText);
  const { progress, setProgress, ...game } = useProgress({
    gameId,
    asked: hidden.map((index) => tokens[index]?.word ?? ''),
    beginning: BEGINNING,
    read: ({ done, known, isTried }) =>
      isCount(done, hidden.length) && isCount(known, done) ? { done, known, isTried: isTried === true } : undefined,
  });
  const [said, setSaid] = useState('');
  const [written, setWritten] = useState('');
  const { before, store } = useBestResult(gameId);
  const field = useRef<HTMLInputElement>(null);
  const { done, known, isTried } = progress;
  const word = tokens[hidden[done] ?? -1]?.word;

  const goOn = (isKnown: boolean, message: string) => {
    const next = { done: done + 1, known: known + (isKnown ? 1 : 0), isTried: false };
    setProgress(() => next);
    setSaid(message);
    setWritten('');
    field.current?.focus();
    if (next.done === hidden.length) store(next.known);
  };
  const check = (event: SubmitEvent) => {
    event.preventDefault();
    if (word === undefined || written.trim() === '') return;
    if (isSameWord(written, word)) goOn(!isTried, text.right(word));
    else {
      setProgress((now) => ({ ...now, isTried: true }));
      setSaid(text.wrong([...word][0] ?? ''));
    }
  };
  const restart = () => {
    game.restart();
    setSaid('');
    setWritten('');
  };
  return (
    <>
      <p>{text.how}</p>
      <FadedText {...{ tokens, hidden, done, spoken }} missing={text.missing} />
      {word === undefined ? (
        <GameEnd
          sentence={text.result(known, hidden.length)}
          score={known}
          count={hidden.length}
          before={before}
          isRestored={game.isRestored}
          onAgain={restart}
        />
      ) : (
        <form className={styles.form} onSubmit={check}>
          <Field label={text.word(done + 1, hidden.length)}>
            {(control) => (
              <input
                {...control}
                ref={field}
                value={written}
                {...spoken}
                onChange={({ target }) => setWritten(target.value)}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                enterKeyHint="next"
              />
            )}
          </Field>
          <SubmitButton look="filled">{text.check}</SubmitButton>
          <Button onClick={() => goOn(false, text.shown(word))}>{text.show}</Button>
          <RestartButton onRestart={restart} isBegun={game.isBegun}>
            {restartLabel}
          </RestartButton>
        </form>
      )}
      <p role="status" className={styles.said}>
        {said}
      </p>
    </>
  );
}

interface FadedTextProps extends Pick<MemoryVerseGameProps, 'tokens' | 'hidden' | 'spoken'> {
  done: number;
  missing: string;
}

function FadedText({ tokens, hidden, done, spoken, missing }: FadedTextProps) {
  const order = new Map(hidden.map((index, place) => [index, place]));
  return (
    <p className={styles.verse} {...spoken}>
      {tokens.map(({ before, word, after }, index) => {
        const place = order.get(index);
        return (
          <span key={index}>
            {before}
            {place === undefined && word}
            {place !== undefined && place < done && <b className={styles.written}>{word}</b>}
            {place !== undefined && place >= done && (
              <span className={styles.gap} data-current={place === done}>
                <span aria-hidden className={styles.room}>
                  {word.replaceAll(/\p{L}/gu, 'n')}
                </span>
                <VisuallyHidden>{missing}</VisuallyHidden>
              </span>
            )}
            {after}
          </span>
        );
      })}
    </p>
  );
}
