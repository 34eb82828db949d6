import type { HebrewWord } from '@manna/shared/contracts';
import type { EditionRecord } from '../../../base/bible/edition-record';
import type { SourceText } from '../../../base/source';
import type { KjvGuide } from '../../sources/kjv-guide';
import type { Suspect } from '../find-misread';
import type { WordStock } from '../word-stock';
import type { Scope } from './scope';

/** Something in an edition that readers should not meet. `verse` is 'Gen.3.17', or 'Ps.3' for a title. */
export interface Finding {
  readonly verse: string;
  /** The words that show it, or what is missing. */
  readonly found: string;
}

/** A word that only one edition has. `verse` is as in a finding. */
export interface UnknownWord {
  readonly word: string;
  readonly verse: string;
  /** Whether the edition always writes it with a capital. */
  readonly isName: boolean;
}

/** An edition and what it is compared with. */
export interface Examined {
  readonly text: Pick<SourceText, 'translation' | 'chapters'>;
  /** The language of its letters and words, without region: 'en'. */
  readonly language: string;
  readonly record: EditionRecord;
  /** Its verses with words, by OSIS id. */
  readonly verses: ReadonlyMap<string, string>;
  readonly guide: KjvGuide;
  /** The verse of the King James Version by OSIS id. */
  readonly kjv: ReadonlyMap<string, string>;
  /** The Hebrew words by OSIS id. */
  readonly hebrew: ReadonlyMap<string, readonly HebrewWord[]>;
  readonly stock: WordStock;
  /** The words that no other edition and no dictionary has, but for reviewed ones. */
  readonly unknown: readonly UnknownWord[];
  /** Words of its source that look misread. */
  readonly misread: readonly Suspect[];
}

/** One check of the gate. `kind` names it in the report and in the reviews of an edition. */
export interface Check {
  readonly kind: string;
  /** What it looks for, as a sentence of the report. */
  readonly about: string;
  /** Which editions it is for, by their language. */
  readonly scope: Scope;
  readonly find: (edition: Examined) => Finding[];
}
