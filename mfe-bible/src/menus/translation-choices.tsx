import type { MouseEvent, ReactNode } from 'react';
import { Link, usePartName } from '@manna/shared/runtime';
import { VisuallyHidden } from '@manna/shared/ui';
import { HeadMenu } from './head-menu';
import styles from './head-menu.module.css';

interface TranslationChoicesProps {
  /** Label of the menu: 'Translation'. */
  label: string;
  /** Path of what the page shows. */
  address: string;
  /** Slug of the translation shown. */
  current: string;
  translations: readonly { slug: string; name: string; shortName: string }[];
  /** Returns the path of the same text in a translation, by its slug. */
  pathIn: (slug: string) => string;
  /** Called on a click on another translation, with its path. */
  onFollow?: (path: string, event: MouseEvent) => void;
  /** Rendered below the choices. */
  children?: ReactNode;
}

/** The menu of the site's translations, for the same text. */
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
