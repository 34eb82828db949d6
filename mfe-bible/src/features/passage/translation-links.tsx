import type { MouseEvent, RefObject } from 'react';
import { isForBrowser, Link, useNavigate, usePartName, useText } from '@manna/shared/runtime';
import { useTranslationLeftOut } from '../../preferred/use-translation-left-out';
import type { Translations } from './load-block';
import { passagePath } from '../../names/passage-path';
import { passageText } from './passage-text';
import { stateWithPlace } from './use-kept-place';
import styles from './translation-links.module.css';

interface TranslationLinksProps {
  /** Of the passage in its address. */
  segment: string;
  /** Slug of the translation shown. */
  current: string;
  translations: Translations;
  passage: RefObject<Element | null>;
}

/** The same passage in each translation of this site; the reader stays at the verse that is in sight. */
export function TranslationLinks({ segment, current, translations, passage }: TranslationLinksProps) {
  const leftOut = useTranslationLeftOut();
  const text = useText(passageText);
  const partName = usePartName();
  const navigate = useNavigate();
  const follow = (path: string) => (event: MouseEvent) => {
    if (!passage.current || isForBrowser(event)) return;
    event.preventDefault();
    void navigate(path, { state: stateWithPlace(passage.current), preventScrollReset: true });
  };
  return (
    <nav aria-label={partName(text.translation)}>
      <ul className={styles.translations} lang="en">
        {translations.map(({ slug, name }) => {
          const path = passagePath(segment, slug, leftOut);
          return (
            <li key={slug}>
              <Link
                to={path}
                className={styles.translation}
                title={name}
                aria-current={slug === current ? 'true' : undefined}
                onClick={slug === current ? undefined : follow(path)}
              >
                {slug.toUpperCase()}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
