import type { BlockKind } from '../../base/bible/blocks';

/** The role of a USFM 3 marker. */
export type Marker =
  /** Begins the file's book, a chapter or a verse. */
  | { readonly role: 'id' | 'chapter' | 'verse' }
  /** Begins a block of the text. */
  | { readonly role: 'block'; readonly kind: BlockKind; readonly level?: number }
  /** Ends a stanza. */
  | { readonly role: 'blank' }
  /** Begins a line that is not part of the text: introductions, titles of books, tables of contents. */
  | { readonly role: 'aside'; readonly what: string }
  /** A cell of a table row. */
  | { readonly role: 'cell' }
  /** Character styles; the words are part of the text. */
  | { readonly role: 'words'; readonly mark?: 'added' | 'jesus' }
  /** The words up to the closing marker are not part of the text. */
  | { readonly role: 'dropped'; readonly what: string }
  /** A note. The log names notes that are not imported. */
  | { readonly role: 'note'; readonly what?: string }
  /** A part of a note. */
  | { readonly role: 'notePart'; readonly keep: boolean }
  /** Begins and ends a sidebar. */
  | { readonly role: 'sidebar' | 'sidebarEnd' }
  /** A marker without words. */
  | { readonly role: 'milestone' };

const INTRODUCTION = 'lines of introductions';
const IDENTIFICATION = 'lines that identify or title the book';
const REFERENCES = 'lines of references under headings';

/** Markers that may be followed by a level: '\q2'. */
const levelled: Readonly<Record<string, Marker>> = {
  h: { role: 'aside', what: IDENTIFICATION },
  toc: { role: 'aside', what: IDENTIFICATION },
  toca: { role: 'aside', what: IDENTIFICATION },
  mt: { role: 'aside', what: IDENTIFICATION },
  mte: { role: 'aside', what: IDENTIFICATION },
  imt: { role: 'aside', what: INTRODUCTION },
  imte: { role: 'aside', what: INTRODUCTION },
  is: { role: 'aside', what: INTRODUCTION },
  io: { role: 'aside', what: INTRODUCTION },
  iq: { role: 'aside', what: INTRODUCTION },
  ili: { role: 'aside', what: INTRODUCTION },
  ms: { role: 'block', kind: 'heading' },
  s: { role: 'block', kind: 'heading' },
  sd: { role: 'blank' },
  pi: { role: 'block', kind: 'paragraph' },
  ph: { role: 'block', kind: 'paragraph' },
  li: { role: 'block', kind: 'paragraph' },
  lim: { role: 'block', kind: 'paragraph' },
  q: { role: 'block', kind: 'line' },
  qm: { role: 'block', kind: 'line' },
  th: { role: 'cell' },
  thr: { role: 'cell' },
  thc: { role: 'cell' },
  tc: { role: 'cell' },
  tcr: { role: 'cell' },
  tcc: { role: 'cell' },
  liv: { role: 'words' },
};

const named = (names: string, marker: Marker): [string, Marker][] => names.split(' ').map((name) => [name, marker]);

const plain: ReadonlyMap<string, Marker> = new Map([
  ...named('id', { role: 'id' }),
  ...named('c', { role: 'chapter' }),
  ...named('v', { role: 'verse' }),
  ...named('usfm ide sts rem', { role: 'aside', what: IDENTIFICATION }),
  ...named('ip ipi im imi ipq imq ipr ib iot iex ie', { role: 'aside', what: INTRODUCTION }),
  ...named('cl cp cd', { role: 'aside', what: 'labels and descriptions of chapters' }),
  ...named('mr r sr', { role: 'aside', what: REFERENCES }),
  ...named('qa sp', { role: 'block', kind: 'heading' }),
  ...named('d', { role: 'block', kind: 'title' }),
  ...named('p m po pr cls pmo pm pmc pmr mi nb pc lh lf tr', { role: 'block', kind: 'paragraph' }),
  ...named('qr qc qd', { role: 'block', kind: 'line', level: 1 }),
  ...named('b pb', { role: 'blank' }),
  ...named('wj', { role: 'words', mark: 'jesus' }),
  ...named('add addpn', { role: 'words', mark: 'added' }),
  ...named('nd qt sig sls tl bk dc k pn png ord w wg wh wa rb em bd it bdit no sc sup lik litl qs qac iqt jmp xt', {
    role: 'words',
  }),
  ...named('ca va vp', { role: 'dropped', what: 'other numbers of chapters and verses' }),
  ...named('fig', { role: 'dropped', what: 'figures' }),
  ...named('pro', { role: 'dropped', what: 'pronunciations' }),
  ...named('rq ior', { role: 'dropped', what: 'references inside the text' }),
  ...named('cat', { role: 'dropped', what: 'categories of notes and sidebars' }),
  ...named('ndx', { role: 'words' }),
  ...named('f fe ef', { role: 'note' }),
  ...named('x ex', { role: 'note', what: 'cross-references of the margin' }),
  ...named('ft fq fqa fk fl fw fp fv fdc xta xk xq xot xnt xdc', { role: 'notePart', keep: true }),
  ...named('fr fm xo xop', { role: 'notePart', keep: false }),
  ...named('esb', { role: 'sidebar' }),
  ...named('esbe', { role: 'sidebarEnd' }),
  ...named('periph', { role: 'aside', what: INTRODUCTION }),
  ...named('ts', { role: 'milestone' }),
]);

/**
 * Returns the role of a marker by its name, without the backslash; undefined if USFM 3 does not have it. Names that
 * begin with z belong to a project: those with -s and -e are milestones, the others are unknown.
 */
export function markerOf(name: string): Marker | undefined {
  const exact = plain.get(name);
  if (exact) return exact;
  if (/^(?:qt\d?|ts|k|z[a-z0-9-]*)-[se]$/.test(name)) return { role: 'milestone' };
  const [, base = '', digit] = /^([a-z]+)([1-9])?(?:-[1-9])?$/.exec(name) ?? [];
  const marker = levelled[base];
  if (marker?.role !== 'block') return marker;
  return marker.kind === 'line' ? { ...marker, level: Number(digit ?? 1) } : marker;
}
