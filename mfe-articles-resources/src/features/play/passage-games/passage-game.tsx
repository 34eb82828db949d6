import { useId, type ReactNode } from 'react';
import { biblePaths, bookNames, nameTranslated } from '@manna/shared/domain';
import { Link, useLocation, useNavigate, useText } from '@manna/shared/runtime';
import { Alert, ButtonLink, SubmitButton } from '@manna/shared/ui';
import { Field } from '@manna/shared/ui/controls';
import type { Level, PassageGame as Game, PassageToPlay } from './passage-to-play';
import { Answers } from '../puzzle/answers';
import { NearestPuzzle } from '../puzzle/nearest-puzzle';
import { puzzleAddress } from '../puzzle/puzzle';
import { PuzzleActions } from '../puzzle/puzzle-actions';
import { puzzleText } from '../puzzle/puzzle-text';
import { SheetHead } from '../puzzle/sheet-head';
import { useLevelsDone } from '../puzzle/use-levels-done';
import { passageGameText } from './passage-game-text';
import styles from './passage-game.module.css';

interface PassageGameProps {
  /** What the keys of the puzzles of this passage begin with. */
  gameKey: string;
  game: Game;
  passage: PassageToPlay;
  /** The levels of the game with their names. */
  levels: readonly (readonly [level: Level, name: string])[];
  /** Whether the passage has enough words for the game. */
  isPlayable: boolean;
  answers: ReactNode;
  children: ReactNode;
}

/** A form for the passage and the level, without scripts too, and below it the game that is made from them. */
export function PassageGame({ gameKey, game, passage, levels, isPlayable, answers, children }: PassageGameProps) {
  const text = useText(passageGameText);
  const { level: levelLabel, done } = useText(puzzleText);
  const isDone = useLevelsDone(gameKey);
  const names = useText(bookNames);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const suggestions = useId();
  const { written, name, segment, verses, isCut, translation, level, puzzle } = passage;
  const levelName = levels.find(([number]) => number === level);
  return (
    <>
      <div className={styles.choice}>
        <form
          key={`${written} ${level}`}
          action={pathname}
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            const chosen = new FormData(event.currentTarget);
            const address = {
              passage: (chosen.get('passage') as string | null) ?? '',
              level: Number(chosen.get('level')) as Level,
              puzzle: 1,
            };
            void navigate(puzzleAddress(pathname, address));
          }}
        >
          <Field label={text.passage} help={text.passageHint}>
            {(control) => (
              <input
                {...control}
                name="passage"
                defaultValue={written}
                maxLength={100}
                autoComplete="off"
                enterKeyHint="go"
              />
            )}
          </Field>
          <Field label={levelLabel}>
            {(control) => (
              <select {...control} name="level" defaultValue={level}>
                {levels.map(([number, label]) => (
                  <option key={number} value={number}>
                    {`${number}. ${label}${isDone(number) ? ` ✓ ${done}` : ''}`}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <div className={styles.make}>
            <SubmitButton>{text.make}</SubmitButton>
          </div>
        </form>
        <p id={suggestions} className={styles.suggested}>
          {text.suggested}
        </p>
        <ul aria-labelledby={suggestions} className={styles.suggestions}>
          {game.passages.map(({ reference }) => (
            <li key={reference}>
              <Link to={puzzleAddress(pathname, { passage: reference, level, puzzle: 1 })}>
                {nameTranslated(reference, names)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {name === undefined && (
        <Alert readOnly status="warning">
          {text.unread(written)}
        </Alert>
      )}
      {name !== undefined && !isPlayable && (
        <Alert readOnly status="warning">
          {text.tooFew(name)}
        </Alert>
      )}
      {name !== undefined && isPlayable && (
        <>
          <NearestPuzzle puzzle={{ level, puzzle }} />
          <SheetHead puzzle={{ level, puzzle }} level={levelName === undefined ? undefined : { name: levelName[1] }} />
          <div>
            <p className={styles.source} lang={translation.language}>
              {text.source(name, translation.name)}
            </p>
            {isCut && <p>{text.cut(verses.length)}</p>}
          </div>
          {children}
          <Answers puzzle={{ level, puzzle }}>{answers}</Answers>
          <PuzzleActions
            puzzle={{ level, puzzle }}
            levels={levels.length}
            addressOf={(other) => puzzleAddress(pathname, { passage: name, ...other })}
          >
            <ButtonLink as={Link} to={biblePaths.passage({ reference: segment ?? '' }).replaceAll('%2C', ',')}>
              {text.read(name)}
            </ButtonLink>
          </PuzzleActions>
        </>
      )}
    </>
  );
}
