import type { RefObject } from 'react';
import { useText } from '@manna/shared/runtime';
import { TranslationChoices } from '../../menus/translation-choices';
import { passagePath } from '../../names/passage-path';
import { useTranslationLeftOut } from '../../translation/use-translation-left-out';
import type { Translations } from './load-block';
import { passageText } from './passage-text';
import { useFollowInPlace } from './use-follow-in-place';

interface TranslationMenuProps {
  /** The reference in the URL. */
  segment: string;
  /** Slug of the translation shown. */
  current: string;
  translations: Translations;
  passage: RefObject<Element | null>;
}

/** The same passage in each translation of this site. The reader stays at the first visible verse. */
export function TranslationMenu({ segment, current, translations, passage }: TranslationMenuProps) {
  const leftOut = useTranslationLeftOut();
  const text = useText(passageText);
  const follow = useFollowInPlace(passage);
  return (
    <TranslationChoices
      label={text.translation}
      address={passagePath(segment, current, leftOut)}
      current={current}
      translations={translations}
      pathIn={(slug) => passagePath(segment, slug, leftOut)}
      onFollow={follow}
    />
  );
}
