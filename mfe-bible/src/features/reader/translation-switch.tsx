import { Link, usePartName, useText } from '@manna/shared/runtime';
import { VisuallyHidden } from '@manna/shared/ui';
import { HeadMenu } from '../../menus/head-menu';
import { readerText } from './reader-text';
import styles from '../../menus/head-menu.module.css';

interface TranslationSwitchProps {
  /** Slug of the translation shown. */
  current: string;
  translations: readonly { slug: string; name: string; shortName: string }[];
  /** Where the chapter is read in a translation, by its slug. */
  pathIn: (slug: string) => string;
}

/** The same chapter in each translation of this site. */
export function TranslationSwitch({ current, translations, pathIn }: TranslationSwitchProps) {
  const text = useText(readerText);
  const label = (
    <>
      <VisuallyHidden>{text.translation}: </VisuallyHidden>
      {translations.find(({ slug }) => slug === current)?.shortName}
    </>
  );
  return (
    <nav aria-label={usePartName()(text.translation)}>
      <HeadMenu label={label} address={pathIn(current)}>
        <ul lang="en">
          {translations.map(({ slug, name, shortName }) => (
            <li key={slug}>
              <Link to={pathIn(slug)} className={styles.choice} aria-current={slug === current ? 'true' : undefined}>
                <b className={styles.short}>{shortName}</b> {name}
              </Link>
            </li>
          ))}
        </ul>
      </HeadMenu>
    </nav>
  );
}
