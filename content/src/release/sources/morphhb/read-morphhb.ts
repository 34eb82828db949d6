import sax, { type QualifiedAttribute } from 'sax';
import type { HebrewWord } from '@manna/shared/contracts';
import { books } from '@manna/shared/domain';
import { ContentError } from '../../../base/content-error';
import type { HebrewToken } from './hebrew-verse';
import { packageFiles } from '../../../base/package-files';
import type { Advance } from '../../../base/source';

/** The Westminster Leningrad Codex from the package, in its own verse numbering. */
export interface HebrewRecords {
  /** The tokens of each verse ('Gen.1.1'), in canonical order. */
  readonly verses: ReadonlyMap<string, readonly HebrewToken[]>;
  /** Verses with a different number in the King James Version: 'Gen.32.1' to 'Gen.31.55'. */
  readonly moved: ReadonlyMap<string, string>;
  /** Verses that the two numberings split differently, in the package's notation: '1Kgs.18.34!a' to '1Kgs.18.33!b'. */
  readonly divided: ReadonlyMap<string, string>;
  /** The number of transcribers' notes that are ignored. */
  readonly otherNotes: number;
  readonly version: string;
}

type Word = { -readonly [Key in keyof HebrewWord]: HebrewWord[Key] };

/** The stem is the last part of a lemma with a number: 'b/7225', '1121 a', '1008+'. */
function strongsOf(lemma: string): string | undefined {
  const numbers = lemma.match(/\d+/g);
  return numbers ? `H${Number(numbers.at(-1))}` : undefined;
}

/** Returns an attribute's value. It is always a string, because the parser ignores namespaces. */
const valueOf = (attribute: string | QualifiedAttribute | undefined): string =>
  typeof attribute === 'string' ? attribute : '';

const signs: Readonly<Record<string, HebrewToken['kind']>> = {
  'x-maqqef': 'maqqef',
  'x-sof-pasuq': 'stop',
  'x-paseq': 'sign',
  'x-reversednun': 'sign',
  'x-pe': 'break',
  'x-samekh': 'break',
};
/** Elements of large, small and raised letters, which belong to the word around them. */
const letterSegments = new Set(['x-large', 'x-small', 'x-suspended']);

/** Reads one book of OSIS. Throws ContentError if it has an unknown element. */
function readBook(xml: string, file: string, verses: Map<string, HebrewToken[]>): number {
  const parser = sax.parser(true, { position: false });
  let tokens: HebrewToken[] | undefined;
  let verse = '';
  let note: string | undefined;
  /** The written words that the current note repeats. */
  let catchWord: string | undefined;
  let reading = false;
  let word: Word | undefined;
  let segment = '';
  let text = '';
  let otherNotes = 0;
  parser.onopentag = ({ name, attributes }) => {
    const attribute = (key: string) => valueOf(attributes[key]);
    if (name === 'verse') {
      verse = attribute('osisID');
      tokens = [];
    } else if (tokens === undefined) return;
    else if (name === 'note') {
      note = attribute('type');
      if (note !== 'variant') otherNotes += 1;
    } else if (name === 'rdg') reading = note === 'variant' && attribute('type') === 'x-qere';
    else if (name === 'w') {
      const lemma = attribute('lemma');
      const strongs = strongsOf(lemma);
      word = { text: '', lemma, morphology: attribute('morph'), ...(strongs === undefined ? {} : { strongs }) };
      if (reading) word.reading = 'qere';
      text = '';
    } else if (name === 'seg') {
      segment = attribute('type');
      if (word === undefined) text = '';
    } else if (name === 'catchWord') catchWord = '';
    else throw new ContentError(`${file} has the unknown element <${name}> in ${verse}.`);
  };
  parser.ontext = (more) => {
    if (word !== undefined || segment !== '') text += more;
    else if (note !== undefined && catchWord !== undefined && !reading) catchWord += more;
  };
  parser.onclosetag = (name) => {
    if (tokens === undefined) return;
    if (name === 'verse') {
      verses.set(verse, tokens);
      tokens = undefined;
    } else if (name === 'note') {
      if (note === 'variant') markKetiv(tokens, catchWord?.trim().split(/[\s־]+/).length ?? 0);
      note = undefined;
      catchWord = undefined;
    } else if (name === 'rdg') reading = false;
    else if (name === 'w' && word) {
      tokens.push({ kind: 'word', word: { ...word, text } });
      word = undefined;
    } else if (name === 'seg') {
      const kind = signs[segment];
      if (kind && !reading) tokens.push({ kind, text } as HebrewToken);
      else if (!kind && !letterSegments.has(segment)) {
        throw new ContentError(`${file} has a segment of the unknown type "${segment}" in ${verse}.`);
      }
      segment = '';
    }
  };
  parser.onerror = (error) => {
    throw new ContentError(`${file} is not XML: ${error.message.split('\n')[0] ?? ''}.`);
  };
  parser.write(xml).close();
  return otherNotes;
}

/** Marks the given number of words before a qere as its written form. The qere's words are the last tokens. */
function markKetiv(tokens: HebrewToken[], count: number): void {
  const firstRead = tokens.findLastIndex((token) => token.kind !== 'word' || token.word.reading !== 'qere') + 1;
  let left = count;
  for (let at = firstRead - 1; at >= 0 && left > 0; at -= 1) {
    const token = tokens[at];
    if (token?.kind !== 'word') continue;
    tokens[at] = { kind: 'word', word: { ...token.word, reading: 'ketiv' } };
    left -= 1;
  }
}

function readVerseMap(xml: string) {
  const moved = new Map<string, string>();
  const divided = new Map<string, string>();
  const parser = sax.parser(true, { position: false });
  parser.onopentag = ({ name, attributes }) => {
    if (name !== 'verse') return;
    const map = attributes['type'] === 'full' ? moved : divided;
    map.set(valueOf(attributes['wlc']), valueOf(attributes['kjv']));
  };
  parser.write(xml).close();
  return { moved, divided };
}

/** Reads the OSIS files of morphhb. Throws ContentError if a file is missing or has unknown markup. */
export function readMorphhb(advance: Advance): HebrewRecords {
  const files = packageFiles('morphhb');
  const verses = new Map<string, HebrewToken[]>();
  const old = books.filter(({ testament }) => testament === 'old');
  let otherNotes = 0;
  for (const [index, { osisId }] of old.entries()) {
    const file = `wlc/${osisId}.xml`;
    otherNotes += readBook(files.readText(file), `morphhb/${file}`, verses);
    advance(index + 1, old.length);
  }
  return { verses, ...readVerseMap(files.readText('wlc/VerseMap.xml')), otherNotes, version: files.version };
}
