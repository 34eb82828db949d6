import { ContentError } from '../base/content-error';
import type { SourceText } from '../base/source';

/** The slug of the Hebrew text. No import replaces it, because the Hebrew words of the verses belong to it. */
const HEBREW = 'wlc';
/** Other parts of a release are made from the package of this translation, whatever text of it readers see. */
const MEASURE = 'kjv';

function replacing(own: SourceText, imported: SourceText): SourceText {
  const { slug } = own.translation;
  const [licence] = imported.licences;
  const version = licence ? `, version ${licence.version},` : '';
  const reason = `The imported ${imported.translation.name}${version} is used instead of the text of the site's own package.`;
  return {
    ...imported,
    licences: [...(slug === MEASURE ? own.licences : []), ...imported.licences],
    skipped: [...imported.skipped, { source: slug, ref: slug, reason }],
  };
}

/** Throws ContentError for an import with the slug of the Hebrew text. */
export function expectReplaceable(imported: readonly SourceText[]): void {
  if (imported.some(({ translation }) => translation.slug === HEBREW)) {
    throw new ContentError(
      `The import ${HEBREW} has the slug of the site's own Hebrew text, which cannot be replaced: import it under another.`,
    );
  }
}

/**
 * Joins imported translations to the site's own. One with the slug of the site's takes its place and says so in
 * `skipped`; the others follow. Throws ContentError for an import with the slug of the Hebrew text.
 */
export function joinTexts(texts: readonly SourceText[], imported: readonly SourceText[]): SourceText[] {
  expectReplaceable(imported);
  const bySlug = new Map(imported.map((text) => [text.translation.slug, text]));
  const own = new Set(texts.map(({ translation }) => translation.slug));
  return [
    ...texts.map((text) => {
      const found = bySlug.get(text.translation.slug);
      return found ? replacing(text, found) : text;
    }),
    ...imported.filter(({ translation }) => !own.has(translation.slug)),
  ];
}
