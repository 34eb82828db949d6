import { Fragment, useRef } from 'react';
import { Link, usePartName, useText } from '@manna/shared/runtime';
import { Icon, VisuallyHidden } from '@manna/shared/ui';
import { HeadMenu } from '../../menus/head-menu';
import menuStyles from '../../menus/head-menu.module.css';
import { useHeadMenus } from '../../menus/use-head-menus';
import { chapterOf } from '../../names/chapter-of';
import { COMPARED, comparePath } from '../../names/compare-path';
import { swapped, withChoice, without } from './choose-translations';
import { compareText } from './compare-text';
import type { ComparisonData } from './load-comparison';
import styles from './column-choice.module.css';

interface ColumnChoiceProps {
  data: ComparisonData;
  /** The selected verses, which stay selected. */
  selected: readonly number[];
}

/**
 * Controls for which translations are compared, and in which order. All of them are links, so that they work without
 * JavaScript.
 */
export function ColumnChoice({ data, selected }: ColumnChoiceProps) {
  const { translations, chosen } = data;
  const chapter = chapterOf(data);
  const text = useText(compareText);
  const partName = usePartName();
  const nav = useRef<HTMLElement>(null);
  useHeadMenus(nav);
  // Only the columns change, so the menus belong to the chapter.
  const address = comparePath(chapter);
  const pathOf = (slugs: readonly string[]) => comparePath(chapter, slugs, selected);
  const shortOf = (slug: string) => translations.find((each) => each.slug === slug)?.shortName ?? slug;
  const canRemove = chosen.length > COMPARED.least;
  const others = translations.filter(({ slug }) => !chosen.includes(slug));
  return (
    <nav ref={nav} aria-label={partName(text.translations)} className={styles.choice}>
      <ul className={styles.columns}>
        {chosen.map((slug, column) => {
          const next = chosen[column + 1];
          return (
            <Fragment key={column}>
              <li>
                <HeadMenu
                  address={address}
                  label={
                    <>
                      <VisuallyHidden>{text.translation(column + 1)} </VisuallyHidden>
                      {shortOf(slug)}
                    </>
                  }
                >
                  <ul>
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
                        <Link to={pathOf(without(chosen, column))} className={`${menuStyles.choice} ${styles.remove}`}>
                          <Icon name="close" />
                          {text.remove(shortOf(slug))}
                        </Link>
                      </li>
                    )}
                  </ul>
                </HeadMenu>
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
            <HeadMenu address={address} label={text.add} addsMore>
              <ul>
                {others.map((each) => (
                  <Choice key={each.slug} translation={each} to={pathOf([...chosen, each.slug])} />
                ))}
              </ul>
            </HeadMenu>
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
  /** Whether it is in another column, so that choosing it swaps the two. */
  swaps?: boolean;
}

function Choice({ translation: { name, shortName }, to, isCurrent = false, swaps = false }: ChoiceProps) {
  const text = useText(compareText);
  return (
    <li>
      <Link to={to} className={menuStyles.choice} aria-current={isCurrent ? 'true' : undefined}>
        <b className={menuStyles.short} lang="en">
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
