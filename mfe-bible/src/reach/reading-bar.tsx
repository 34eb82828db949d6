import { useRef, type CSSProperties, type MouseEvent, type RefObject } from 'react';
import type { Book } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { IconShape, VisuallyHidden } from '@manna/shared/ui';
import { HeadMenu } from '../menus/head-menu';
import menuStyles from '../menus/head-menu.module.css';
import { OptionsMenu } from '../menus/options/options-menu';
import { useHeadMenus } from '../menus/use-head-menus';
import { Picker } from '../picker/picker';
import type { Step } from '../steps/chapter-steps';
import { scrollerOf } from '../text/scroll-view';
import { reachText } from './reach-text';
import { TurnHint, useTurnHints } from './turn-hint';
import { useBarState } from './use-bar-state';
import styles from './reading-bar.module.css';

export interface ReadingBarProps {
  /** The head of the page, whose controls the bar replaces when it is out of view. */
  head: RefObject<HTMLElement | null>;
  /** Name of the chapter or passage. */
  name: string;
  /** The book, if there is only one. */
  book: Book | undefined;
  /** Path of the page. */
  address: string;
  /** Label of the menu of translations. */
  label: string;
  /** Slug of the translation shown. */
  translation: string;
  translations: readonly { slug: string; name: string; shortName: string }[];
  /** Returns the path of the same text in a translation, by its slug. */
  pathIn: (slug: string) => string;
  /** Called on a click on another translation, with its path. */
  onFollow: (path: string, event: MouseEvent) => void;
  previous: Step | undefined;
  next: Step | undefined;
}

// Paths on a 24 by 24 field.
const shapes = { previous: 'M14.5 5.5 8 12l6.5 6.5', next: 'M9.5 5.5 16 12l-6.5 6.5' };

/**
 * The controls of the head for a reader in the middle of a text: the bar leaves on scrolling down and returns on scrolling
 * up. It comes between head and text, takes no room there, and sticks to the top of the panel.
 */
export function ReadingBar({ head, name, book, address, translation, translations, ...props }: ReadingBarProps) {
  const { label, pathIn, onFollow, previous, next } = props;
  const text = useText(reachText);
  // A name that is too long is cut before its number.
  const cut = name.lastIndexOf(' ');
  const bar = useRef<HTMLDivElement>(null);
  const state = useBarState({ head, bar, address });
  const hints = useTurnHints();
  useHeadMenus(bar);
  const isOn = state !== 'off';
  const room = !isOn || !head.current ? undefined : scrollerOf(head.current).clientHeight;
  const step = ({ path, name: named }: Step, way: 'previous' | 'next') => (
    <Link to={path} className={styles.step} aria-label={text[way](named)} title={named}>
      <IconShape shape={shapes[way]} />
    </Link>
  );
  return (
    <div className={styles.reach}>
      <div
        ref={bar}
        className={styles.bar}
        data-state={state}
        {...(isOn && { role: 'group', 'aria-label': text.bar })}
        {...(room !== undefined && { style: { '--room': `${room}px` } as CSSProperties })}
      >
        {isOn && (
          <div className={styles.controls}>
            <Picker book={book} translation={translation}>
              <span className={styles.book}>{name.slice(0, cut)}</span>
              <span>{name.slice(cut)}</span>
              <VisuallyHidden> {text.go}</VisuallyHidden>
            </Picker>
            <HeadMenu
              address={address}
              label={
                <>
                  <VisuallyHidden>{label}: </VisuallyHidden>
                  {translations.find(({ slug }) => slug === translation)?.shortName}
                </>
              }
            >
              <ul lang="en">
                {translations.map(({ slug, name: whole, shortName }) => (
                  <li key={slug}>
                    <Link
                      to={pathIn(slug)}
                      className={menuStyles.choice}
                      aria-current={slug === translation ? 'true' : undefined}
                      onClick={(event) => slug !== translation && onFollow(pathIn(slug), event)}
                    >
                      <b className={menuStyles.short}>{shortName}</b> {whole}
                    </Link>
                  </li>
                ))}
              </ul>
            </HeadMenu>
            <OptionsMenu address={address} />
            {previous && step(previous, 'previous')}
            {next && step(next, 'next')}
          </div>
        )}
        {state === 'shown' && (previous ?? next) && <TurnHint {...hints} />}
      </div>
    </div>
  );
}
