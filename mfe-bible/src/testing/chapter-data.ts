import { dataFrom } from '@manna/shared/testing';
import { drawChapter } from '@manna/shared/testing/draw-chapter';

/** Drawings of chapters by slug and OSIS id: 'kjv Gen.1'. */
type Drawings = Readonly<Record<string, string>>;

/** A server with these translations and only the drawn chapters. */
export const chapterData = (
  translations: readonly { slug: string; name: string; shortName: string }[],
  drawings: Drawings,
) =>
  dataFrom({
    Chapter: ({ osisIds, translation: slug }) => ({
      translations,
      chapters: (osisIds as string[]).map((osisId) => {
        const drawing = drawings[`${String(slug)} ${osisId}`];
        const translation = translations.find((candidate) => candidate.slug === slug);
        const terms = { language: 'en', direction: 'ltr', licence: 'In the public domain.' };
        return {
          osisId,
          title: osisId,
          translations: drawing ? [{ ...drawChapter(osisId, drawing), translation: { ...translation, ...terms } }] : [],
        };
      }),
    }),
  });
