import { Fragment } from 'react';
import { useLanguage, useText } from '@manna/shared/runtime';
import type { Block, ChapterLayout, Line, Piece } from './layout-chapter';
import { noteAnchorId, NoteMark } from './note-list';
import { readerText } from './reader-text';
import styles from './chapter-text.module.css';

/** The text of a chapter: headings, paragraphs and poetry, each verse with a number that links to it. */
export function ChapterText({ blocks }: Pick<ChapterLayout, 'blocks'>) {
  return blocks.map((block, index) => <BlockView key={index} block={block} />);
}

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'stanza') return <Stanza lines={block.lines} />;
  const pieces = <Pieces pieces={block.pieces} />;
  if (block.kind === 'heading') return <h2 className={styles.heading}>{pieces}</h2>;
  return <p className={styles[block.kind]}>{pieces}</p>;
}

function Stanza({ lines }: { lines: readonly Line[] }) {
  return (
    <p className={styles.stanza}>
      {lines.map(({ level, wrapLevel, pieces }, index) => (
        <Fragment key={index}>
          <span className={styles.line} data-level={level} data-wrap={wrapLevel - level}>
            <Pieces pieces={pieces} />
          </span>
          {/* Parts the lines for those who copy them, or read without style sheets. */}
          {'\n'}
        </Fragment>
      ))}
    </p>
  );
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map((piece, index) => <PieceView key={index} piece={piece} />);
}

function PieceView({ piece }: { piece: Piece }) {
  switch (piece.kind) {
    case 'text':
      return <Words {...piece} />;
    case 'verse':
      return <VerseNumber verse={piece.verse} />;
    case 'omitted':
      return <Omitted verse={piece.verse} />;
    case 'note':
      return <NoteMark note={piece.note} id={noteAnchorId(piece.note)} />;
  }
}

function Words({ text, added, jesus }: Extract<Piece, { kind: 'text' }>) {
  const words = added ? <i className={styles.added}>{text}</i> : text;
  return jesus ? <span className={styles.jesus}>{words}</span> : words;
}

function Omitted({ verse }: { verse: number }) {
  const text = useText(readerText);
  return (
    <span className={styles.omitted}>
      <VerseNumber verse={verse} />
      <span lang={useLanguage()}>{text.omitted(verse)}</span>{' '}
    </span>
  );
}

function VerseNumber({ verse }: { verse: number }) {
  const text = useText(readerText);
  return (
    <sup id={`v${verse}`} className={styles.verse}>
      <a href={`#v${verse}`} aria-label={text.verse(verse)}>
        {verse}
      </a>
      {'\u00a0'}
    </sup>
  );
}
