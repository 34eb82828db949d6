import { Fragment, useEffect, useRef, type RefObject } from 'react';
import { Link, usePartName, useText } from '@manna/shared/runtime';
import { Icon, VisuallyHidden } from '@manna/shared/ui';
import { COMPARED, comparePath } from '../../names/compare-path';
import { swapped, withChoice, without } from './choose-translations';
import { compareText } from './compare-text';
import { chapterOf, type ComparisonData } from './load-comparison';
import styles from './column-choice.module.css';

interface ColumnChoiceProps {
  data: ComparisonData;
  /** Verses, which stay selected. */
  selected: readonly number[];
}

/** Which translations stand side by side, and in which order. All of it is links, so that it needs nothing but HTML. */
export function ColumnChoice({ data, selected }: ColumnChoiceProps) {
  const { translations, chosen } = data;
  const chapter = chapterOf(data);
  const text = useText(compareText);
  const partName = usePartName();
  const place = useRef<HTMLElement>(null);
  useOneOpen(place);
  const pathOf = (slugs: readonly string[]) => comparePath(chapter, slugs, selected);
  const shortOf = (slug: string) => translations.find((each) => each.slug === slug)?.shortName ?? slug;
  const canRemove = chosen.length > COMPARED.least;
  const others = translations.filter(({ slug }) => !chosen.includes(slug));
  return (
    <nav ref={place} aria-label={partName(text.translations)} className={styles.choice}>
      <ul className={styles.columns}>
        {chosen.map((slug, column) => {
          const next = chosen[column + 1];
          return (
            <Fragment key={column}>
              <li>
                <details>
                  <summary className={styles.current}>
                    <VisuallyHidden>{text.translation(column + 1)} </VisuallyHidden>
                    {shortOf(slug)}
                  </summary>
                  <ul className={styles.choices}>
                    {translations.map((each) => (
                      <Choice
                        key={each.slug}
                        translation={each}
                        to={pathOf(withChoice(chosen, column, each.slug))}
                        isCurrent={each.slug === slug}
                        swaps={each.slug !== slug && chosen.includes(each.slug)}
                      />
                    ))}
                    {canRemove && (
                      <li>
                        <Link to={pathOf(without(chosen, column))} className={styles.remove} onClick={close}>
                          <Icon name="close" />
                          {text.remove(shortOf(slug))}
                        </Link>
                      </li>
                    )}
                  </ul>
                </details>
              </li>
              {next !== undefined && (
                <li>
                  <Link
                    to={pathOf(swapped(chosen, column))}
                    className={styles.swap}
                    aria-label={text.swap(shortOf(slug), shortOf(next))}
                    title={text.swap(shortOf(slug), shortOf(next))}
                  >
                    <span aria-hidden="true">⇄</span>
                  </Link>
                </li>
              )}
            </Fragment>
          );
        })}
        {chosen.length < COMPARED.most && others.length > 0 && (
          <li>
            <details>
              <summary className={`${styles.current} ${styles.add}`}>{text.add}</summary>
              <ul className={styles.choices}>
                {others.map((each) => (
                  <Choice key={each.slug} translation={each} to={pathOf([...chosen, each.slug])} />
                ))}
              </ul>
            </details>
          </li>
        )}
      </ul>
    </nav>
  );
}

interface ChoiceProps {
  translation: ComparisonData['translations'][number];
  to: string;
  isCurrent?: boolean;
  /** Whether it stands in another column, and changes places with the one here. */
  swaps?: boolean;
}

function Choice({ translation: { name, shortName }, to, isCurrent = false, swaps = false }: ChoiceProps) {
  const text = useText(compareText);
  return (
    <li>
      <Link to={to} className={styles.option} aria-current={isCurrent ? 'true' : undefined} onClick={close}>
        <b className={styles.short} lang="en">
          {shortName}
        </b>{' '}
        <span lang="en">{name}</span>
        {swaps && (
          <>
            <span className={styles.swaps} aria-hidden="true">
              ⇄
            </span>
            <VisuallyHidden> {text.swaps}</VisuallyHidden>
          </>
        )}
      </Link>
    </li>
  );
}

/** Closes the list that a link stands in, whose page stays: the focus goes back to what opened the list. */
function close({ currentTarget }: { currentTarget: Element }): void {
  const list = currentTarget.closest('details');
  if (!list) return;
  list.open = false;
  list.querySelector('summary')?.focus();
}

/** Lists close as menus do: by Escape, by a click beside them, and where another one opens. */
function useOneOpen(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const lists = () => [...(place.current?.querySelectorAll('details') ?? [])].filter(({ open }) => open);
    const onKeyDown = ({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      for (const list of lists()) {
        const hadFocus = target instanceof Node && list.contains(target);
        list.open = false;
        if (hadFocus) list.querySelector('summary')?.focus();
      }
    };
    const onClick = ({ target }: MouseEvent) => {
      for (const list of lists()) if (target instanceof Node && !list.contains(target)) list.open = false;
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
    };
  }, [place]);
}
