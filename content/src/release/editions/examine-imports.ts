import type { EditionReport } from '@manna/shared/contracts';
import { editionRecord, type EditionRecord } from '../../base/bible/edition-record';
import type { ImportedText } from '../../base/imported/import-package';
import type { SourceText } from '../../base/source';
import { appliesTo } from './checks/scope';
import { readDisputedPassages, versesLeftOutBySome } from './disputed-passages';
import { findMisread } from './find-misread';
import { examineEdition, type GateWorld } from './gate';
import { recordOfImport } from './imported-record';
import { withSiteNotes } from './with-site-notes';

/** What imports are compared with: the site's own texts. */
export interface ImportsWorld extends Omit<GateWorld, 'suspects'> {
  /** The slugs of the site's own texts. An import with one of them is another copy of the same edition. */
  readonly ownSlugs: ReadonlySet<string>;
}

/** An import is compared with the site's own texts, but not with the site's own text of the same edition. */
function examineImport(
  text: ImportedText,
  { ownSlugs, ...world }: ImportsWorld,
): { report: EditionReport; record: EditionRecord } {
  const { slug, language } = text.translation;
  const own = ownSlugs.has(slug) ? editionRecord(slug) : undefined;
  const record = recordOfImport(text, { own, leftOutBySome: versesLeftOutBySome(readDisputedPassages()) });
  const isCompared = appliesTo('English', language);
  const stock = isCompared ? world.stock.with(text) : world.stock;
  const report = examineEdition(
    text,
    record,
    { mended: [], otherReviews: own?.reviewed ?? [] },
    { ...world, stock, suspects: isCompared ? findMisread(stock, slug) : new Map() },
  );
  return { report: { ...report, importedVersion: text.licences[0]?.version ?? '' }, record };
}

/**
 * Examines imported editions with the checks of the site's own, and gives the sound ones the site's notes. Their words
 * are never mended, because their licences may forbid it. One with a finding that neither the operator's table nor the
 * site's answers for is not offered.
 */
export function examineImports(
  imported: readonly ImportedText[],
  world: ImportsWorld,
): { offered: SourceText[]; reports: EditionReport[] } {
  const examined = imported.map((text) => ({ text, ...examineImport(text, world) }));
  return {
    offered: examined.flatMap(({ text, report, record }) => (report.isOffered ? [withSiteNotes(text, record)] : [])),
    reports: examined.map(({ report }) => report),
  };
}
