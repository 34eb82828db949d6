import { useId, type ReactNode } from 'react';
import { biblePaths, bookNames, nameTranslated } from '@manna/shared/domain';
import { Link, useLocation, useNavigate, useText } from '@manna/shared/runtime';
import { Actions, Alert, Button, ButtonLink, SubmitButton } from '@manna/shared/ui';
import { Field } from '@manna/shared/ui/controls';
import { gameAddress, type Level, type PassageGame as Game, type PassageToPlay } from './passage-to-play';
import { passageGameText } from './passage-game-text';
import styles from './passage-game.module.css';

interface PassageGameProps {
  game: Game;
  passage: PassageToPlay;
  /** The levels of the game with their names. */
  levels: readonly (readonly [level: Level, name: string])[];
  /** Whether the passage has enough words for the game. */
  isPlayable: boolean;
  children: ReactNode;
}

/** A form for the passage and the level, without scripts too, and below it the game that is made from them. */
export function PassageGame({ game, passage, levels, isPlayable, children }: PassageGameProps) {
  const text = useText(passageGameText);
  const names = useText(bookNames);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const suggestions = useId();
  const { written, name, segment, verses, isCut, translation, level, puzzle } = passage;
  const isLast = level === levels.at(-1)?.[0];
  const nextLevel = (isLast ? level : level + 1) as Level;
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
            void navigate(gameAddress(pathname, address));
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
          <Field label={text.level}>
            {(control) => (
              <select {...control} name="level" defaultValue={level}>
                {levels.map(([number, label]) => (
                  <option key={number} value={number}>
                    {`${number}. ${label}`}
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
              <Link to={gameAddress(pathname, { passage: reference, level, puzzle: 1 })}>
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
          <p className={styles.source} lang={translation.language}>
            {text.source(name, translation.name)}
          </p>
          {children}
          {isCut && <p>{text.cut(verses.length)}</p>}
          <Actions>
            <ButtonLink as={Link} to={gameAddress(pathname, { passage: name, level, puzzle: puzzle + 1 })} icon="retry">
              {text.another}
            </ButtonLink>
            {!isLast && (
              <ButtonLink as={Link} to={gameAddress(pathname, { passage: name, level: nextLevel, puzzle: 1 })}>
                {text.harder}
              </ButtonLink>
            )}
            <ButtonLink as={Link} to={biblePaths.passage({ reference: segment ?? '' }).replaceAll('%2C', ',')}>
              {text.read(name)}
            </ButtonLink>
            <span className={styles.scripted}>
              <Button onClick={() => window.print()}>{text.print}</Button>
            </span>
          </Actions>
        </>
      )}
    </>
  );
}
