import type { OfflineStore } from '@manna/shared/contracts';
import {
  DESCRIPTION_KEY,
  partOfChapter,
  type DownloadDescription,
  type TranslationPart,
} from '../features/offline/translation-parts';

export const web: DownloadDescription = {
  slug: 'web',
  name: 'World English Bible',
  shortName: 'WEB',
  language: 'en',
  direction: 'ltr',
  licence: 'Public domain.',
  isDefault: false,
};

interface StoredText {
  title: string;
  content: string;
  styling: readonly object[];
}

/** A device on which these translations were downloaded: the parts with these chapters, by OSIS id. */
export function deviceWith(
  texts: Readonly<Record<string, StoredText>>,
  ...descriptions: readonly DownloadDescription[]
): OfflineStore {
  const parts = Object.keys(texts)
    .map(partOfChapter)
    .filter((part) => part !== undefined);
  const chapterOf = (osisId: string) => {
    const { title = osisId, ...text } = texts[osisId] ?? {};
    return { osisId, title, translations: 'content' in text ? [text] : [] };
  };
  const response = ({ osisIds }: TranslationPart) =>
    Response.json(
      { data: { chapters: osisIds.map(chapterOf) } },
      { headers: { date: 'Sat, 21 Nov 2026 12:00:00 GMT' } },
    );
  const stored = (description: DownloadDescription) =>
    new Map([
      [DESCRIPTION_KEY, Response.json(description)],
      ...parts.map((part) => [part.key, response(part)] as const),
    ]);
  const caches = new Map(descriptions.map((one) => [`translation-${one.slug}`, stored(one)]));
  return {
    names: () => Promise.resolve([...caches.keys()]),
    open: (name) =>
      Promise.resolve({ match: (key: string) => Promise.resolve(caches.get(name)?.get(key)?.clone()) } as Cache),
    delete: () => Promise.resolve(),
  };
}
