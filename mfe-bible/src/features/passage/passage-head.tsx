import { type ReactNode, type RefObject, useRef } from 'react';
import { biblePaths } from '@manna/shared/domain';
import type { Book } from '@manna/shared/domain';
import { Link, useLanguage } from '@manna/shared/runtime';
import { PageHeading } from '@manna/shared/ui';
import { OptionsMenu } from '../../menus/options/options-menu';
import styles from '../../menus/page-head.module.css';
import { useHeadMenus } from '../../menus/use-head-menus';
import { passagePath } from '../../names/passage-path';
import { Picker } from '../../picker/picker';
import { useTranslationLeftOut } from '../../translation/use-translation-left-out';
import { languageName } from './language-name';
import type { PassageData } from './load-passage';
import { TranslationMenu } from './translation-menu';

interface FrameProps {
  title: string;
  /** The book, if the passage is in only one. */
  book: Book | undefined;
  /** Slug. */
  translation: string;
  /** Below the title. */
  below?: ReactNode;
  /** Menus beside the picker. */
  children?: ReactNode;
}

/** The head of a passage: its name and the picker. */
export function HeadFrame({ title, book, translation, below, children }: FrameProps) {
  const head = useRef<HTMLElement>(null);
  useHeadMenus(head);
  return (
    <header ref={head} className={styles.head}>
      <div>
        <PageHeading>{title}</PageHeading>
        {below}
      </div>
      <div className={styles.tools}>
        <Picker book={book} translation={translation} isShort />
        {children}
      </div>
    </header>
  );
}

interface PassageHeadProps extends Pick<FrameProps, 'title' | 'book'> {
  data: PassageData;
  passage: RefObject<Element | null>;
}

/** The head of a valid passage: with the menus of a chapter that apply to passages. */
export function PassageHead({ data, passage, ...frame }: PassageHeadProps) {
  const { segment, translation, translations, first } = data;
  const pageLanguage = useLanguage();
  const language = first?.parts?.find((part) => !part.problem)?.terms.language;
  const leftOut = useTranslationLeftOut();
  const name = (
    <>
      <Link to={biblePaths.translation({ slug: translation })} className={styles.translation} lang="en">
        {translations.find(({ slug }) => slug === translation)?.name}
      </Link>
      <small>{languageName(pageLanguage, language)}</small>
    </>
  );
  return (
    <HeadFrame {...frame} translation={translation} below={name}>
      <TranslationMenu segment={segment} current={translation} translations={translations} passage={passage} />
      <OptionsMenu address={passagePath(segment, translation, leftOut)} />
    </HeadFrame>
  );
}
