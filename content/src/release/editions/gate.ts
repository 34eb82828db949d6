import type { EditionReport, HebrewWord } from '@manna/shared/contracts';
import type { EditionRecord } from '../../base/bible/edition-record';
import type { SourceText } from '../../base/source';
import type { KjvGuide } from '../sources/kjv-guide';
import type { Check, Examined } from './checks/finding';
import { appliesTo, languageOf } from './checks/scope';
import { textChecks } from './checks/text-checks';
import { verseChecks } from './checks/verse-checks';
import { misreadCheck, unknownWords, wordCheck } from './checks/word-check';
import type { Suspect } from './find-misread';
import type { Mended } from './mend-words';
import { versesByRef } from './verses-by-ref';
import type { WordStock } from './word-stock';

/** Every check, in the order of the report. */
export const checks: readonly Check[] = [...textChecks, wordCheck, misreadCheck, ...verseChecks];

/** A review that names nothing which the check finds: it must be removed, or it would hide a later fault. */
const OUTDATED = 'outdated review';

/** What every edition is compared with. */
export interface GateWorld extends Pick<Examined, 'guide' | 'kjv' | 'hebrew' | 'stock'> {
  readonly guide: KjvGuide;
  readonly hebrew: ReadonlyMap<string, readonly HebrewWord[]>;
  readonly stock: WordStock;
  /** Words that look misread, by edition. */
  readonly suspects: ReadonlyMap<string, readonly Suspect[]>;
}

/** What is known of an edition besides its text and record. */
interface Background {
  readonly mended: readonly Mended[];
  /** In how many verses a rule has put LORD back. */
  readonly restored?: number;
  /** Reviews of another copy of the edition. They hold for this copy too, and are not outdated if it lacks the finding. */
  readonly otherReviews?: EditionRecord['reviewed'];
}

/** Examines one edition. It may be offered if no check finds anything that its record has not reviewed. */
export function examineEdition(
  text: Pick<SourceText, 'translation' | 'chapters'>,
  record: EditionRecord,
  { mended, restored = 0, otherReviews = [] }: Background,
  { suspects, ...world }: GateWorld,
): EditionReport {
  const { slug, name, language } = text.translation;
  const unknown = appliesTo(wordCheck.scope, language) ? unknownWords({ text, record, stock: world.stock }) : [];
  const edition: Examined = {
    ...world,
    text,
    language: languageOf(language),
    record,
    verses: versesByRef(text),
    unknown,
    misread: suspects.get(slug) ?? [],
  };
  const applied = checks.filter(({ scope }) => appliesTo(scope, language));
  const reviewed = new Set([...record.reviewed, ...otherReviews].map(({ kind, verse }) => `${kind} ${verse}`));
  const met = new Set<string>();
  const faults = applied.flatMap(({ kind, find }) => {
    const found = find(edition).filter(({ verse }) => {
      const review = `${kind} ${verse}`;
      met.add(review);
      return !reviewed.has(review);
    });
    return found.length > 0 ? [{ kind, verses: found }] : [];
  });
  const outdated = record.reviewed.filter(({ kind, verse }) => !met.has(`${kind} ${verse}`));
  if (outdated.length > 0) {
    faults.push({ kind: OUTDATED, verses: outdated.map(({ kind, verse }) => ({ verse, found: kind })) });
  }
  const spans = text.chapters.flatMap(({ styling }) => styling);
  const names = unknown.filter(({ isName }) => isName);
  return {
    slug,
    name,
    isOffered: faults.length === 0,
    counts: {
      verses: edition.verses.size,
      'psalm titles': spans.filter(({ kind }) => kind === 'title').length,
      Selahs: [...edition.verses]
        .filter(([verse]) => /^(?:Ps|Hab)\./.test(verse))
        .reduce((sum, [, words]) => sum + (words.match(/\bselah\b/gi)?.length ?? 0), 0),
      'names that only it spells so': new Set(names.map(({ word }) => word)).size,
      'reviewed words': record.words.length,
      'reviewed findings': record.reviewed.length,
      'mended words': mended.length,
      'verses with LORD restored': restored,
    },
    faults,
    omissions: [...record.omitted],
    mended: [...mended],
  };
}
