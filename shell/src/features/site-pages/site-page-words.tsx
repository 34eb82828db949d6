import { bookNames } from '@manna/shared/domain';
import { Link, useLanguage, useText } from '@manna/shared/runtime';
import { LanguageNote, Prose } from '@manna/shared/ui';
import type { SitePageQuery } from '../../generated/graphql';
import { sitePageWordsText } from './site-page-words-text';

type Words = Pick<NonNullable<SitePageQuery['sitePage']>, 'body' | 'language'>;

/** The words of a page of the content. They say so if the content does not have them in the language of the interface. */
export function SitePageWords({ words: { body, language: own } }: { words: Words }) {
  const text = useText(sitePageWordsText);
  const language = useLanguage();
  const names = useText(bookNames);
  return (
    <>
      {own !== language && <LanguageNote>{text.otherLanguage}</LanguageNote>}
      <Prose as={Link} prose={body} language={own} citations={{ names, language }} />
    </>
  );
}
