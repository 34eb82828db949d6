import { goesOn, layOutChapter, type Line, type Note, type Piece } from '@manna/shared/domain/chapter-text';
import type { ChaptersJob, PrintedChapter } from '../handout-messages';
import type { HandoutText } from '../handout-text';
import { textIn } from '../text-in';
import { closingBlock } from './closing-block';
import type { FlowBlock, Run } from './flow';
import { stylesOf, type Styles } from './styles';

/** How far a line of poetry is indented by each level. Parts of the size. */
const LEVEL = 1.3;

interface Setting {
  styles: Styles;
  text: HandoutText;
  job: ChaptersJob;
}

function wordsStyle({ added, jesus }: Extract<Piece, { kind: 'text' }>, styles: Styles) {
  if (jesus) return added ? styles.jesusAdded : styles.jesus;
  return added ? styles.added : styles.text;
}

function runsOf(pieces: readonly Piece[], { styles, text, job: { layout } }: Setting): Run[] {
  return pieces.flatMap((piece): Run[] => {
    switch (piece.kind) {
      case 'text':
        return [{ text: piece.text, style: wordsStyle(piece, styles) }];
      case 'verse':
        return layout.numbers ? [{ text: String(piece.verse), style: styles.verse }] : [];
      case 'omitted':
        return [
          ...(layout.numbers ? [{ text: String(piece.verse), style: styles.verse }] : []),
          { text: `${text[piece.reason ?? 'copy']} `, style: styles.soft },
        ];
      case 'note':
        return layout.notes ? [{ text: piece.note.letter, style: styles.anchor }] : [];
    }
  });
}

function lineBlock({ level, wrapLevel, pieces }: Line, isFirst: boolean, setting: Setting): FlowBlock {
  const { size, leading } = setting.styles;
  return {
    role: 'P',
    runs: runsOf(pieces, setting),
    leading,
    before: isFirst ? leading * 0.45 : 0,
    first: (level - 1) * size * LEVEL,
    rest: (wrapLevel - 1) * size * LEVEL,
    direction: setting.job.direction,
  };
}

/** All in one style: a title, a heading, the subscription of a letter. */
function inStyle(pieces: readonly Piece[], style: Run['style'], setting: Setting): Run[] {
  return runsOf(pieces, setting).map((run) => (run.style === setting.styles.text ? { ...run, style } : run));
}

function textBlocks({ blocks }: ReturnType<typeof layOutChapter>, setting: Setting): FlowBlock[] {
  const { styles, job } = setting;
  const { size, leading } = styles;
  const plain = { leading, before: 0, first: 0, rest: 0, direction: job.direction } as const;
  return blocks.flatMap((block, index): FlowBlock[] => {
    switch (block.kind) {
      case 'stanza':
        return block.lines.map((line, row) => lineBlock(line, row === 0, setting));
      case 'title':
        return [
          {
            ...plain,
            role: 'P',
            before: leading * 0.3,
            runs: inStyle(block.pieces, styles.title, setting),
            keepsNext: true,
          },
        ];
      case 'heading':
        return [
          {
            ...plain,
            role: 'H3',
            before: leading * 0.7,
            runs: inStyle(block.pieces, styles.label, setting),
            isCentred: true,
            keepsNext: true,
          },
        ];
      case 'colophon':
        return [
          {
            ...plain,
            role: 'P',
            before: leading * 0.6,
            runs: inStyle(block.pieces, styles.soft, setting),
            isCentred: true,
          },
        ];
      case 'paragraph': {
        const before = blocks[index - 1];
        const isIndented = before?.kind === 'paragraph' && goesOn(block) === undefined;
        return [{ ...plain, role: 'P', first: isIndented ? size * 1.2 : 0, runs: runsOf(block.pieces, setting) }];
      }
    }
  });
}

function noteBlocks(notes: readonly Note[], { styles, text, job }: Setting): FlowBlock[] {
  if (!job.layout.notes || notes.length === 0) return [];
  const { leading, size } = styles;
  const plain = { leading: leading * 0.9, first: 0, direction: 'ltr' } as const;
  return [
    {
      ...plain,
      role: 'H3',
      before: leading * 0.9,
      rest: 0,
      runs: [{ text: text.notes, style: styles.label }],
      keepsNext: true,
    },
    ...notes.map(({ letter, verse, text: english, spanish }): FlowBlock => {
      const words = job.language === 'es' && spanish !== undefined ? spanish : english;
      const label = verse === undefined ? letter : `${verse}${letter}`;
      return {
        ...plain,
        role: 'LI',
        before: 0,
        rest: size * 1.1,
        runs: [
          { text: `${label} `, style: styles.noteMark },
          ...(spanish === undefined ? [] : [{ text: `${text.ourNote} `, style: styles.noteMark }]),
          { text: words, style: styles.note },
        ],
      };
    }),
  ];
}

function chapterBlocks(chapter: PrintedChapter, hasTitle: boolean, setting: Setting): FlowBlock[] {
  const { styles } = setting;
  const layout = layOutChapter(chapter);
  const title: FlowBlock = {
    role: 'H2',
    runs: [{ text: chapter.title, style: styles.large }],
    leading: styles.leading * 1.35,
    before: styles.leading * 0.9,
    first: 0,
    rest: 0,
    direction: 'ltr',
    keepsNext: true,
    outline: chapter.title,
  };
  return [...(hasTitle ? [title] : []), ...textBlocks(layout, setting), ...noteBlocks(layout.notes, setting)];
}

/** Chapters, or parts of them, as the site shows them: paragraphs, poetry, headings and, below each, its notes. */
export function chaptersFlow(job: ChaptersJob): FlowBlock[] {
  const styles = stylesOf(job.layout);
  const setting = { styles, text: textIn(job.language), job };
  const hasTitles = job.chapters.length > 1;
  return [...job.chapters.flatMap((chapter) => chapterBlocks(chapter, hasTitles, setting)), closingBlock(job, styles)];
}
