import { ContentError } from './base/content-error';
import { assembleRelease } from './base/parts/assemble-release';
import type { MadeEarlier } from './base/parts/made-earlier';
import { bibleListings, listingsPart, strongsListing } from './release/emit/listings-part';
import type { ReleasePart } from './base/parts/release-part';
import { openRelease, readStored } from './release/emit/read-release';
import { openRoot, writeRelease } from './release/emit/write-release';
import { readImports } from './base/imported/import-package';
import { withImports } from './release/entries/imported/with-imports';
import { withMedia } from './release/entries/imported/with-media';
import { inOneLine } from './base/in-one-line';
import { ownLicences } from './licences';
import { ownMedia } from './own-media';
import type { Progress } from './base/progress';
import { readBibles } from './release/read-bibles';
import { faultLine, readEntries } from './release/entries/read-entries';
import { makeDrawings, withDrawings } from './make-drawings';
import { makeMedia } from './make-media';
import { withPassages } from './release/entries/kin/kin-passages';
import { makeResources, makerWorld } from './make-resources';
import { readNames } from './release/names/read-names';
import { entriesFaults } from './release/entries/entries-faults';
import { coverageLine } from './release/entries/coverage';
import { countByCollection, entriesPart } from './release/emit/entries-part';
import { booksPart } from './release/emit/books-part';
import { commentariesPart } from './release/emit/commentaries-part';
import { pagesPart } from './release/emit/pages-part';
import { withPrintedRanges } from './release/entries/with-printed-ranges';
import { withResources } from './release/entries/with-resources';

/** Faults that the sentence of a stopped build shows; the check shows all. */
const FAULTS_SHOWN = 10;

function expectSound(faults: readonly string[]): void {
  if (faults.length === 0) return;
  const more = faults.length - FAULTS_SHOWN;
  const rest = more > 0 ? [`and ${more} more; npm run content -- check lists them all.`] : [];
  throw new ContentError(['The entries have faults:', ...faults.slice(0, FAULTS_SHOWN), ...rest].join('\n'));
}

/** Reads the sources and makes the parts that a release is the union of. */
async function makeParts(root: string, progress: Progress, madeEarlier?: MadeEarlier): Promise<ReleasePart[]> {
  const imports = readImports(root);
  const bibles = await readBibles(progress, imports.texts);
  const chapters = (slug: string) => bibles.texts.find(({ translation }) => translation.slug === slug)?.chapters ?? [];
  const ofBibles = bibleListings(bibles.texts, madeEarlier);
  const ofStrongs = strongsListing(chapters('kjv'), bibles, madeEarlier);

  const namesStep = progress.start('names');
  const names = readNames();
  namesStep.end(inOneLine(names.counts));

  const entriesStep = progress.start('entries');
  const written = readEntries(bibles, names);
  expectSound(written.faults.map(faultLine));
  const { assembled: merged, part: importsPart } = withImports(written, imports.entries);
  const recordings = [await ownMedia(), ...imports.media];
  const assembled = withMedia(merged, recordings);
  entriesStep.end(`${inOneLine(countByCollection(assembled.entries))}; ${coverageLine(written.counts)}`);

  const resourcesStep = progress.start('resources');
  const pictures = madeEarlier && ((path: string) => madeEarlier(`files/${path}`));
  const relations = withPassages(assembled.relations, assembled.kinPassages);
  const world = makerWorld({ ...assembled, relations }, { verseText: bibles.verseText, chapters });
  const resources = await makeResources(assembled, world, resourcesStep.advance, pictures);
  const media = await makeMedia(recordings);
  const drawings = await makeDrawings(assembled, resourcesStep.advance, pictures);
  const finished = withPrintedRanges(
    withDrawings(withResources(assembled, new Map([...resources.made, ...media.made])), drawings),
  );
  expectSound(entriesFaults(finished));
  resourcesStep.end(inOneLine(resources.part.counts));

  const listingsStep = progress.start('listings');
  const listings = await listingsPart(ofBibles, finished, madeEarlier, [ofStrongs]);
  listingsStep.end(inOneLine(listings.counts));

  const licences = [...names.licences, ...ownLicences()];
  const namesPart: ReleasePart = { files: new Map(), counts: {}, licences, skipped: [...names.skipped] };
  return [
    bibles.part,
    bibles.editionsPart,
    namesPart,
    importsPart,
    entriesPart(finished),
    pagesPart(finished.pages),
    booksPart(finished.introductions),
    commentariesPart(imports.commentaries),
    resources.part,
    media.part,
    drawings.part,
    listings,
  ];
}

/** The files of a release that is already there. */
function filesOf(dir: string): MadeEarlier {
  const { folder, manifest } = openRelease(dir);
  return (path) => (path in manifest.files ? readStored(folder, path) : undefined);
}

/**
 * Reads every source, checks it, writes the release below root (see writeRelease) and reports its progress. The pictures of
 * unchanged drawings, and unchanged listings in compressed form, are copied from the release in the folder `madeIn`, if
 * there is one. Throws ContentError with one sentence
 * if a source or a folder is invalid. Nothing is written in that case.
 */
export async function buildRelease(
  root: string,
  progress: Progress,
  { madeIn }: { madeIn?: string | undefined } = {},
): Promise<{ hash: string; folder: string; written: boolean }> {
  openRoot(root);
  try {
    const parts = await makeParts(root, progress, madeIn === undefined ? undefined : filesOf(madeIn));
    const { end } = progress.start('release');
    const release = assembleRelease(parts);
    const { folder, written } = writeRelease(root, release);
    end(inOneLine({ files: release.files.size }));
    return { hash: release.manifest.hash, folder, written };
  } finally {
    progress.stop();
  }
}
