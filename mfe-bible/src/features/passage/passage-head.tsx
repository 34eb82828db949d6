import { type ReactNode, type RefObject } from 'react';
import { biblePaths } from '@manna/shared/domain';
import type { Book } from '@manna/shared/domain';
import { Link, useLanguage } from '@manna/shared/runtime';
import { PageHead } from '@manna/shared/ui';
import type { ChapterPart } from '@manna/shared/domain/chapter-text';
import { OptionsMenu } from '../../menus/options/options-menu';
import styles from '../../menus/page-head.module.css';
import { useHeadMenus } from '../../menus/use-head-menus';
import { languageName } from '../../names/language-name';
import { languageOfName } from '../../names/language-of-name';
import { passagePath } from '../../names/passage-path';
import { Picker } from '../../picker/picker';
import { useTranslationLeftOut } from '../../translation/use-translation-left-out';
import type { PassageData } from './load-passage';
import { PassageStudy } from './passage-study';
import { TranslationMenu } from './translation-menu';

interface FrameProps {
  head: RefObject<HTMLElement | null>;
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
export function HeadFrame({ head, title, book, translation, below, children }: FrameProps) {
  useHeadMenus(head);
  return (
    <PageHead
      ref={head}
      title={title}
      tools={
        <div className={styles.tools}>
          <Picker book={book} translation={translation} isShort />
          {children}
        </div>
      }
    >
      {below}
    </PageHead>
  );
}

interface PassageHeadProps extends Pick<FrameProps, 'head' | 'title' | 'book'> {
  data: PassageData;
  parts: readonly ChapterPart[];
  passage: RefObject<Element | null>;
  onPrint: () => void;
}

/** The head of a valid passage: with the menus of a chapter that apply to passages. */
export function PassageHead({ data, parts, passage, onPrint, ...frame }: PassageHeadProps) {
  const { segment, translation, translations, first } = data;
  const pageLanguage = useLanguage();
  const language = first?.parts?.find((part) => !part.problem)?.terms.language;
  const address = passagePath(segment, translation, useTranslationLeftOut());
  const name = (
    <div>
      <Link
        to={biblePaths.translation({ slug: translation })}
        className={styles.translation}
        lang={languageOfName(language)}
      >
        {translations.find(({ slug }) => slug === translation)?.name}
      </Link>
      <small>{languageName(pageLanguage, language)}</small>
    </div>
  );
  return (
    <HeadFrame {...frame} translation={translation} below={name}>
      <TranslationMenu segment={segment} current={translation} translations={translations} passage={passage} />
      <OptionsMenu address={address} />
      <PassageStudy parts={parts} segment={segment} translation={translation} address={address} onPrint={onPrint} />
    </HeadFrame>
  );
}
