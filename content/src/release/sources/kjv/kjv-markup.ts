import { ContentError } from '../../../base/content-error';
import type { Mark } from '../../../base/bible/blocks';

/** One parsed verse of the King James source. */
export interface KjvVerse {
  readonly text: string;
  readonly marks: readonly Mark[];
  /** Marginal notes, in the source's order. The source has all of them at the end of the verse. */
  readonly notes: readonly string[];
  readonly endsParagraph: boolean;
  /** The number of <FO> quotations of the Old Testament. The release has no styling kind for them. */
  readonly quotations: number;
}

type Enclosing = 'FI' | 'FR' | 'FO' | 'RF' | 'i';

const opening: Readonly<Record<string, Enclosing>> = {
  '<FI>': 'FI',
  '<FR>': 'FR',
  '<FO>': 'FO',
  '<RF>': 'RF',
  '<i>': 'i',
};
const closing: Readonly<Record<string, Enclosing>> = {
  '<Fi>': 'FI',
  '<Fr>': 'FR',
  '<Fo>': 'FO',
  '<Rf>': 'RF',
  '</i>': 'i',
};
const markKinds: Partial<Record<Enclosing, Mark['kind']>> = { FI: 'added', FR: 'jesus' };

/** Appends text without double spaces or a leading space. */
const append = (text: string, more: string): string => {
  const collapsed = more.replace(/[ \t\r\n]+/g, ' ');
  return text === '' || text.endsWith(' ') ? text + collapsed.replace(/^ /, '') : text + collapsed;
};

function trimMark(text: string, kind: Mark['kind'], from: number, to: number): Mark[] {
  const run = text.slice(from, to);
  const min = from + (run.length - run.trimStart().length);
  const max = from + run.trimEnd().length;
  return min < max ? [{ kind, min, max }] : [];
}

/**
 * Parses one verse, e.g. 'darkness <FI>was<Fi> upon the deep.<CM>': <FI> added words, <FR> words of Jesus, <FO>
 * quotations of the Old Testament, <RF> notes (which may contain <i>), <CM> the end of a paragraph. Throws ContentError
 * if a tag is unknown, unclosed, misplaced or crosses another.
 */
export function parseKjvVerse(source: string): KjvVerse {
  const fault = (what: string) => new ContentError(`${what} in "${source.slice(0, 80)}".`);
  const open: { tag: Enclosing; from: number }[] = [];
  const marks: Mark[] = [];
  const notes: string[] = [];
  let text = '';
  let note = '';
  let quotations = 0;
  let endsParagraph = false;

  for (const token of source.split(/(<[^<>]*>)/)) {
    const inside = open.at(-1)?.tag;
    const inNote = open.some(({ tag }) => tag === 'RF');
    const opened = opening[token];
    const closed = closing[token];
    if (opened) {
      const allowed = opened === 'i' ? inside === 'RF' : !inNote && !open.some(({ tag }) => tag === opened);
      if (!allowed) throw fault(`${token} stands inside ${inside ? `<${inside}>` : 'plain text'}`);
      open.push({ tag: opened, from: text.length });
      if (opened === 'FO') quotations += 1;
    } else if (closed) {
      const begun = open.pop();
      if (begun?.tag !== closed) throw fault(`${token} closes ${begun ? `<${begun.tag}>` : 'nothing'}`);
      const kind = markKinds[closed];
      if (kind) marks.push(...trimMark(text, kind, begun.from, text.length));
      if (closed === 'RF') {
        if (note.trim() === '') throw fault('An empty note');
        notes.push(note.trim());
        note = '';
      }
    } else if (token === '<CM>') {
      if (open.length > 0 || endsParagraph) throw fault('A misplaced <CM>');
      endsParagraph = true;
    } else if (/[<>]/.test(token)) {
      throw fault(`The unknown tag ${token}`);
    } else if (inNote) {
      note = append(note, token);
    } else if (token.trim() !== '' && endsParagraph) {
      throw fault('Text after <CM>');
    } else {
      text = append(text, token);
    }
  }
  if (open.length > 0) throw fault(`<${open.at(-1)?.tag}> is never closed`);
  const length = text.trimEnd().length;
  return {
    text: text.slice(0, length),
    marks: marks.sort((a, b) => a.min - b.min || b.max - a.max),
    notes,
    endsParagraph,
    quotations,
  };
}
