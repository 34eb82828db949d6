import type { MouseEvent, RefObject } from 'react';
import { isForBrowser, Link, useNavigate, usePartName, useText } from '@manna/shared/runtime';
import { VisuallyHidden } from '@manna/shared/ui';
import { HeadMenu } from '../../menus/head-menu';
import styles from '../../menus/head-menu.module.css';
import { passagePath } from '../../names/passage-path';
import { useTranslationLeftOut } from '../../preferred/use-translation-left-out';
import type { Translations } from './load-block';
import { passageText } from './passage-text';
import { stateWithPlace } from './use-kept-place';

interface TranslationMenuProps {
  /** Of the passage in its address. */
  segment: string;
  /** Slug of the translation shown. */
  current: string;
  translations: Translations;
  passage: RefObject<Element | null>;
}

/** The same passage in each translation of this site; the reader stays at the verse that is in sight. */
export function TranslationMenu({ segment, current, translations, passage }: TranslationMenuProps) {
  const leftOut = useTranslationLeftOut();
  const text = useText(passageText);
  const partName = usePartName();
  const navigate = useNavigate();
  const follow = (path: string) => (event: MouseEvent) => {
    if (!passage.current || isForBrowser(event)) return;
    event.preventDefault();
    void navigate(path, { state: stateWithPlace(passage.current), preventScrollReset: true });
  };
  const label = (
    <>
      <VisuallyHidden>{text.translation}: </VisuallyHidden>
      {translations.find(({ slug }) => slug === current)?.shortName}
    </>
  );
  return (
    <nav aria-label={partName(text.translation)}>
      <HeadMenu label={label} address={passagePath(segment, current, leftOut)}>
        <ul lang="en">
          {translations.map(({ slug, name, shortName }) => {
            const path = passagePath(segment, slug, leftOut);
            return (
              <li key={slug}>
                <Link
                  to={path}
                  className={styles.choice}
                  aria-current={slug === current ? 'true' : undefined}
                  onClick={slug === current ? undefined : follow(path)}
                >
                  <b className={styles.short}>{shortName}</b> {name}
                </Link>
              </li>
            );
          })}
        </ul>
      </HeadMenu>
    </nav>
  );
}
