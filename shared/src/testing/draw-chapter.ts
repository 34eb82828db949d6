import { omissionReasons, type ChapterText, type StylingKind, type StylingSpan } from '../contracts';

const blockMarks: Readonly<Record<string, StylingKind>> = {
  '¶': 'paragraph',
  '^': 'title',
  '#': 'heading',
  '=': 'colophon',
};

const tokens = /\{-?\d+(?: \w+)?\} ?|\*[a-z] ?|[[\]<>]|[^{*[\]<>]+/g;

const blockKinds: ReadonlySet<StylingKind> = new Set([...Object.values(blockMarks), 'line', 'note']);

/** Where a span comes among those of one offset: blocks, then an omitted verse and the notes on it, then the rest. */
const layerOf = ({ kind }: StylingSpan, isOnOmitted: boolean): number =>
  blockKinds.has(kind) ? 0 : kind === 'omitted' || isOnOmitted ? 1 : 2;

/** Sorts spans as a release does. `onOmitted` has the anchors of notes on omitted verses. */
const inReleaseOrder = (
  styling: readonly StylingSpan[],
  onOmitted: ReadonlySet<StylingSpan> = new Set(),
): StylingSpan[] =>
  [...styling].sort((one, other) => {
    const byLayer = layerOf(one, onOmitted.has(one)) - layerOf(other, onOmitted.has(other));
    return one.min - other.min || byLayer || other.max - one.max;
  });

/**
 * A chapter drawn as text, a block a line: '¶' paragraph, '^' psalm title, '#' heading, '=' colophon, '|' line of poetry
 * ('||' a level further in), an empty line ends a stanza, 'a:' a note. Inside: '{4}' begins verse 4, '{-37}' stands for
 * an omitted verse 37, '{-37 copy}' with its reason, '[is]' are added words, '<Follow me>' words of Jesus, '*a' is where note a hangs; the space after a
 * number or a letter is only drawn. 'a: English // Spanish' is a note of the site.
 */
export function drawChapter(osisId: string, drawing: string): ChapterText {
  let content = '';
  const styling: StylingSpan[] = [];
  const onOmitted = new Set<StylingSpan>();
  const open: { kind: StylingKind; min: number; ref?: string }[] = [];
  const begin = (kind: StylingKind, ref?: string) =>
    open.push({ kind, min: content.length, ...(ref === undefined ? {} : { ref }) });
  const end = (kind: StylingKind) => {
    const at = open.findIndex((span) => span.kind === kind);
    const max = content.trimEnd().length;
    if (at >= 0) styling.push(...open.splice(at, 1).map((span) => ({ ...span, max })));
  };
  const mark = (kind: StylingKind, ref: string, reason?: StylingSpan['reason']) => {
    const span = { kind, min: content.length, max: content.length, ref, ...(reason && { reason }) };
    const last = styling.at(-1);
    if (last?.kind === 'omitted' && last.min === span.min && kind === 'noteAnchor') onOmitted.add(span);
    styling.push(span);
  };

  const inline = (text: string) => {
    for (const [token] of text.matchAll(tokens)) {
      const number = /^\{(-?)(\d+)(?: (\w+))?\}/.exec(token);
      if (number) end('verse');
      if (number?.[1] === '-') {
        const reason = omissionReasons.find((one) => one === number[3]);
        mark('omitted', `${osisId}.${number[2] ?? ''}`, reason);
      } else if (number) begin('verse', `${osisId}.${number[2] ?? ''}`);
      else if (/^\*[a-z]/.test(token)) mark('noteAnchor', `note-${token.slice(1).trim()}`);
      else if (token === '[') begin('added');
      else if (token === ']') end('added');
      else if (token === '<') begin('jesus');
      else if (token === '>') end('jesus');
      else content += token;
    }
  };

  for (const line of drawing.split('\n').map((row) => row.trim())) {
    const [, sign = '', note, written = ''] = /^(?:([¶^#=]|\|+)|([a-z]):) (.*)$/.exec(line) ?? [];
    const [text = '', spanish] = note === undefined ? [written] : written.split(' // ');
    if (line === '') end('stanza');
    if (text === '') continue;
    if (note !== undefined) end('verse');
    if (content !== '') content += '\n';
    const min = content.length;
    if (sign.startsWith('|') && !open.some(({ kind }) => kind === 'stanza')) begin('stanza');
    if (note === undefined) inline(text);
    else content += text;
    const max = content.length;
    if (sign.startsWith('|')) styling.push({ kind: 'line', min, max, level: sign.length });
    else if (note !== undefined) {
      const siteNote = spanish === undefined ? {} : { siteNote: { es: spanish } };
      styling.push({ kind: 'note', min, max, ref: `note-${note}`, ...siteNote });
    } else styling.push({ kind: blockMarks[sign] ?? 'paragraph', min, max });
  }
  end('verse');
  end('stanza');
  return { osisId, content, styling: inReleaseOrder(styling, onOmitted) };
}
