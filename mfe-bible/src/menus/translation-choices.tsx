import type { MouseEvent, ReactNode } from 'react';
import { Link, usePartName } from '@manna/shared/runtime';
import { VisuallyHidden } from '@manna/shared/ui';
import { HeadMenu } from './head-menu';
import styles from './head-menu.module.css';

interface TranslationChoicesProps {
  /** What is chosen: 'Translation'. */
  label: string;
  /** Of what the page shows. */
  address: string;
  /** Slug of the translation shown. */
  current: string;
  translations: readonly { slug: string; name: string; shortName: string }[];
  /** Where the same is read in a translation, by its slug. */
  pathIn: (slug: string) => string;
  /** Told of a click on another translation, by its address. */
  onFollow?: (path: string, event: MouseEvent) => void;
  /** Below the choices. */
  children?: ReactNode;
}

/** The menu of the same text in each translation of this site. */
export function TranslationChoices({ label, address, current, translations, ...choice }: TranslationChoicesProps) {
  const { pathIn, onFollow, children } = choice;
  const shown = (
    <>
      <VisuallyHidden>{label}: </VisuallyHidden>
      {translations.find(({ slug }) => slug === current)?.shortName}
    </>
  );
  return (
    <nav aria-label={usePartName()(label)}>
      <HeadMenu label={shown} address={address}>
        <ul lang="en">
          {translations.map(({ slug, name, shortName }) => (
            <li key={slug}>
              <Link
                to={pathIn(slug)}
                className={styles.choice}
                aria-current={slug === current ? 'true' : undefined}
                onClick={(event) => slug !== current && onFollow?.(pathIn(slug), event)}
              >
                <b className={styles.short}>{shortName}</b> {name}
              </Link>
            </li>
          ))}
        </ul>
        {children}
      </HeadMenu>
    </nav>
  );
}
