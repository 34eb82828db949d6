import type { Citation, Prose, ProseBlock, ProseInline } from '@manna/shared/contracts';
import { categories } from '@manna/shared/domain';
import { passageName } from '@manna/shared/domain/references';
import { palette } from '@manna/shared/print';
import { bookNamesIn } from '../../language/book-names-in';
import type { EntryJob } from '../handout-messages';
import type { HandoutText } from '../handout-text';
import { frameOf, type Frame } from '../page-frame';
import { textIn } from '../text-in';
import { figureBlocks, pictureBlocks } from './art-blocks';
import { closingBlock } from './closing-block';
import type { FlowBlock, Run } from './flow';
import { plainBlock } from './plain-block';
import { stylesOf, type Styles } from './styles';
import { tableBlocks } from './table-blocks';

interface Setting {
  styles: Styles;
  text: HandoutText;
  frame: Frame;
  /** The colour of the entry's category. */
  accent: string;
}

const runsOf = (inlines: readonly ProseInline[], styles: Styles): Run[] =>
  inlines.map(({ kind, text }) => {
    if (kind === 'emphasis') return { text, style: styles.added };
    if (kind === 'strong') return { text, style: styles.strong };
    return { text, style: kind === 'footnote' ? styles.anchor : styles.text };
  });

function headingBlock(words: string, level: 2 | 3, styles: Styles): FlowBlock {
  return {
    ...plainBlock(styles),
    role: level === 2 ? 'H2' : 'H3',
    before: styles.leading * (level === 2 ? 0.95 : 0.7),
    runs: [{ text: words, style: level === 2 ? styles.heading : styles.subheading }],
    keepsNext: true,
    ...(level === 2 && { outline: words }),
  };
}

const captionOf = (inlines: readonly ProseInline[], styles: Styles): Run[] =>
  runsOf(inlines, styles).map((run) => (run.style === styles.text ? { ...run, style: styles.note } : run));

function blocksOf(block: ProseBlock, setting: Setting): FlowBlock[] {
  const { styles, text, frame } = setting;
  const plain = plainBlock(styles);
  const item = { ...plain, role: 'LI', before: styles.leading * 0.15, rest: styles.size * 1.2 } as const;
  switch (block.kind) {
    case 'paragraph':
      return [{ ...plain, runs: runsOf(block.inlines, styles) }];
    case 'heading':
      return [headingBlock(block.text, block.level, styles)];
    case 'list':
      return block.items.map((inlines, index) => ({
        ...item,
        runs: [{ text: block.ordered ? `${index + 1}. ` : '• ', style: styles.text }, ...runsOf(inlines, styles)],
      }));
    case 'scripture':
      return [
        {
          ...plain,
          role: 'BlockQuote',
          first: styles.size * 1.6,
          rest: styles.size * 1.6,
          runs: [{ text: block.text, style: styles.added }],
        },
      ];
    case 'table':
      return [
        { ...plain, runs: captionOf(block.caption, styles), keepsNext: true },
        ...tableBlocks(block, styles, { runsOf: (inlines) => runsOf(inlines, styles), width: frame.columnWidth }),
      ];
    case 'figure':
      return figureBlocks(block, captionOf(block.caption, styles), setting);
    case 'pullQuote':
      // It repeats words of the text for the eye of somebody who scrolls.
      return [];
    case 'footnotes':
      return [
        headingBlock(text.notes, 2, styles),
        ...block.notes.map((inlines, index) => ({
          ...item,
          runs: [{ text: `${index + 1}. `, style: styles.noteMark }, ...runsOf(inlines, styles)],
        })),
      ];
  }
}

const citationText = ({ author, title, part, year }: Citation): string =>
  [author, title, part, year].filter((each) => each !== undefined).join(', ');

/** An entry or an article: its summary, its picture, its text, the passages that support it, and the works that it cites. */
export function entryFlow(job: EntryJob): FlowBlock[] {
  const { entry, picture, language, layout } = job;
  const styles = stylesOf(layout);
  const text = textIn(language);
  const frame = frameOf(layout);
  const accent = palette[categories.find(({ slug }) => slug === entry.category)?.colour ?? 'red'];
  const plain = plainBlock(styles);
  const prose: Prose = layout.notes ? entry.body : entry.body.filter(({ kind }) => kind !== 'footnotes');
  const withoutMarks = (runs: readonly Run[]) => runs.filter(({ style }) => layout.notes || style !== styles.anchor);
  const { references, sources = [] } = entry;
  const blocks: FlowBlock[] = [
    { ...plain, runs: [{ text: entry.summary, style: styles.title }] },
    ...(picture ? pictureBlocks(picture, frame, text.figure, styles) : []),
    ...prose.flatMap((block) => blocksOf(block, { styles, text, frame, accent })),
    ...(references.length === 0
      ? []
      : [
          headingBlock(text.passages, 2, styles),
          {
            ...plain,
            runs: [{ text: passageName(references, bookNamesIn(language)), style: styles.text }],
          },
        ]),
    ...(sources.length === 0
      ? []
      : [
          headingBlock(text.sources, 2, styles),
          ...sources.map((source): FlowBlock => ({
            ...plain,
            role: 'LI',
            before: styles.leading * 0.15,
            rest: styles.size * 1.2,
            runs: [{ text: citationText(source), style: styles.text }],
          })),
        ]),
    closingBlock(job, styles),
  ];
  return blocks.map((block) => ({
    ...block,
    runs: withoutMarks(block.runs),
    ...(block.cells && { cells: block.cells.map((cell) => ({ ...cell, runs: withoutMarks(cell.runs) })) }),
  }));
}
