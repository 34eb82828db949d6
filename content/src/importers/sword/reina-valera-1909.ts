import { bookByOsisId, verseNumber, verseOsisId, versePlace } from '@manna/shared/domain';
import { ContentError } from '../../base/content-error';
import { cutPiece } from '../scripture/cut-piece';
import type { RawBlock, RawBook, RawPiece } from '../scripture/raw-book';

const numberOf = (osisId: string): number => {
  const [code = '', chapter, verse] = osisId.split('.');
  const book = bookByOsisId(code);
  if (!book) throw new Error(`${osisId} is not a verse.`);
  return verseNumber({ book: book.number, chapter: Number(chapter), verse: Number(verse) });
};

/**
 * Verses that this edition numbers otherwise than the King James Version: the first one, how many, and the number of the
 * first one in the King James Version. Found and checked by the Strong's numbers that both modules have.
 */
const moved: readonly (readonly [string, number, string])[] = [
  ['Num.13.1', 1, 'Num.12.16'],
  ['Num.13.2', 31, 'Num.13.1'],
  ['Num.30.1', 1, 'Num.29.40'],
  ['Num.30.2', 14, 'Num.30.1'],
  ['Judg.14.19', 1, 'Judg.14.18'],
  ['1Sam.24.1', 1, '1Sam.23.29'],
  ['1Sam.24.2', 20, '1Sam.24.1'],
  ['1Kgs.22.44', 9, '1Kgs.22.43'],
  ['1Chr.1.31', 1, '1Chr.1.32'],
  ['1Chr.21.16', 14, '1Chr.21.15'],
  ['2Chr.33.11', 14, '2Chr.33.12'],
  ['Job.39.1', 3, 'Job.38.39'],
  ['Job.39.4', 26, 'Job.39.1'],
  ['Job.40.1', 19, 'Job.40.6'],
  ['Hos.12.1', 1, 'Hos.11.12'],
  ['Hos.12.2', 12, 'Hos.12.1'],
  ['Jonah.2.1', 1, 'Jonah.1.17'],
  ['Jonah.2.2', 8, 'Jonah.2.1'],
  ['2Cor.13.13', 1, '2Cor.13.14'],
];

/**
 * Verses in which the module has the words of several verses of the King James Version: the number of each, and the
 * words with which it begins.
 */
const parted: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'Num.13.33': [
    ['Num.13.32', 'Y vituperaron'],
    ['Num.13.33', 'También vimos'],
  ],
  'Num.30.16': [
    ['Num.30.15', 'Mas si las anulare'],
    ['Num.30.16', 'Estas son las ordenanzas'],
  ],
  'Judg.14.20': [
    ['Judg.14.19', 'Y el espíritu'],
    ['Judg.14.20', 'Y la mujer de Samsón'],
  ],
  '1Sam.24.22': [
    ['1Sam.24.21', 'Júrame'],
    ['1Sam.24.22', 'Entonces David juró'],
  ],
  '2Sam.20.25': [
    ['2Sam.20.25', 'Y Seba'],
    ['2Sam.20.26', 'é Ira Jaireo'],
  ],
  '1Kgs.18.34': [
    ['1Kgs.18.33', 'Y dijo: Henchid'],
    ['1Kgs.18.34', 'Y dijo: Hacedlo'],
  ],
  '1Kgs.22.53': [
    ['1Kgs.22.52', 'E hizo lo malo'],
    ['1Kgs.22.53', 'Porque sirvió'],
  ],
  '1Chr.1.30': [
    ['1Chr.1.30', 'Misma'],
    ['1Chr.1.31', 'Jetur'],
  ],
  '1Chr.21.30': [
    ['1Chr.21.29', 'Y el tabernáculo'],
    ['1Chr.21.30', 'Mas David no pudo'],
  ],
  '2Chr.33.10': [
    ['2Chr.33.10', 'Y habló Jehová'],
    ['2Chr.33.11', 'por lo cual Jehová trajo'],
  ],
  'Job.35.15': [
    ['Job.35.15', 'Mas ahora'],
    ['Job.35.16', 'por eso Job'],
  ],
  'Job.39.30': [
    ['Job.39.27', '¿Se remonta'],
    ['Job.39.28', 'Ella habita'],
    ['Job.39.29', 'Desde allí acecha'],
    ['Job.39.30', 'Sus pollos'],
    ['Job.40.1', 'A más de eso'],
    ['Job.40.2', '¿Es sabiduría'],
    ['Job.40.3', 'Y respondió Job'],
    ['Job.40.4', 'He aquí que yo'],
    ['Job.40.5', 'Una vez hablé'],
  ],
  'Hos.12.14': [
    ['Hos.12.13', 'Y por profeta'],
    ['Hos.12.14', 'Enojado ha'],
  ],
  'Jonah.2.10': [
    ['Jonah.2.9', 'Yo empero'],
    ['Jonah.2.10', 'Y mandó Jehová'],
  ],
  'Acts.19.40': [
    ['Acts.19.40', 'Porque peligro'],
    ['Acts.19.41', 'Y habiendo dicho'],
  ],
  '2Cor.13.12': [
    ['2Cor.13.12', 'Saludaos'],
    ['2Cor.13.13', 'Todos los santos'],
  ],
};

const target = new Map(
  moved.flatMap(([from, count, to]) =>
    Array.from({ length: count }, (_, index) => [numberOf(from) + index, numberOf(to) + index] as const),
  ),
);
const parts = new Map(Object.entries(parted).map(([verse, list]) => [numberOf(verse), list]));

function renumbered(piece: RawPiece): readonly RawPiece[] {
  const { verse, text } = piece;
  if (verse === undefined) return [piece];
  const list = parts.get(verse);
  if (!list) return [{ ...piece, verse: target.get(verse) ?? verse }];
  const starts = list.map(([, words]) => text.indexOf(words));
  if (starts[0] !== 0 || starts.some((start, index) => index > 0 && start <= (starts[index - 1] ?? 0))) {
    throw new ContentError(
      `${verseOsisId(verse)} of the Reina-Valera does not have the words by which it is parted; this is another edition.`,
    );
  }
  return list.map(([to], index) => cutPiece(piece, starts[index] ?? 0, starts[index + 1] ?? text.length, numberOf(to)));
}

/** The first word of a psalm, in capitals. A single capital letter before it belongs to it: 'Á TI'. */
const firstWord = /[¡¿(]*(?:\p{Lu} )?\p{Lu}{2,}/u;
/** 'Praise ye the LORD' is part of the psalm's first verse. */
const NOT_A_TITLE = 'Aleluya.';
/** The words behind the last 'Amen' of a letter say from where it was written. */
const subscription = /(?<=Amén\. )(?=\p{Lu})/u;

/** The blocks of a block whose verses end up in one piece each; titles and subscriptions become blocks of their own. */
function blocksOf(block: RawBlock, isLast: (piece: RawPiece) => boolean): RawBlock[] {
  const blocks: RawBlock[] = [];
  const bodyOf = (piece: RawPiece) => blocks.push({ ...block, pieces: [piece] });
  for (const piece of block.pieces) {
    const { chapter, verse } = versePlace(piece.verse ?? 0);
    const isPsalm = verse === 1 && chapter > 0 && isInPsalms(piece);
    const title = isPsalm ? piece.text.search(firstWord) : 0;
    const end = isLast(piece) ? piece.text.search(subscription) : -1;
    if (title > 0 && piece.text.slice(0, title).trim() !== NOT_A_TITLE) {
      blocks.push({ kind: 'title', chapter: block.chapter, pieces: [cutPiece(piece, 0, title)] });
      bodyOf(cutPiece(piece, title, piece.text.length, piece.verse));
    } else if (end > 0) {
      bodyOf(cutPiece(piece, 0, end, piece.verse));
      blocks.push({ kind: 'colophon', chapter: block.chapter, pieces: [cutPiece(piece, end, piece.text.length)] });
    } else bodyOf(piece);
  }
  return joined(blocks);
}

const PSALMS = 19;
const isInPsalms = ({ verse }: RawPiece) => verse !== undefined && versePlace(verse).book === PSALMS;

/** Puts neighbouring paragraphs that were one block together again. */
function joined(blocks: readonly RawBlock[]): RawBlock[] {
  const out: RawBlock[] = [];
  for (const block of blocks) {
    const last = out.at(-1);
    if (last?.kind === 'paragraph' && block.kind === 'paragraph') {
      out[out.length - 1] = { ...last, pieces: [...last.pieces, ...block.pieces] };
    } else out.push(block);
  }
  return out;
}

const EPISTLES_FROM = 45;

/**
 * Gives a book of the Reina-Valera of 1909 the King James Version's numbers, and makes blocks of what the module has
 * inside the verses: the titles of the psalms, which end before the first word in capitals, and the subscriptions of the
 * letters, which follow the last 'Amén'. Throws ContentError if the words are not those of the edition.
 */
export function settleReinaValera(raw: RawBook): RawBook {
  const blocks = raw.blocks.map((block) => ({ ...block, pieces: block.pieces.flatMap(renumbered) }));
  const last = Math.max(0, ...blocks.flatMap(({ pieces }) => pieces.map(({ verse }) => verse ?? 0)));
  const isLast = ({ verse }: RawPiece) => raw.book.number >= EPISTLES_FROM && verse === last;
  // The module's paragraphs are only its chapters.
  return { ...raw, paragraphs: false, blocks: blocks.flatMap((block) => blocksOf(block, isLast)) };
}
