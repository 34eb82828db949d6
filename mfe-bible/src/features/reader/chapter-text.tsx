import { memo, type ReactNode } from 'react';
import type { OmissionReason } from '@manna/shared/contracts';
import { isHebrew } from '@manna/shared/domain';
import { useLanguage, useText } from '@manna/shared/runtime';
import { goesOn, type Block, type ChapterLayout, type Piece } from '@manna/shared/domain/chapter-text';
import { VERSES_PARAMETER } from '../../names/verse-selection';
import { NoteMark } from '../../text/notes';
import { OmittedWords } from '../../text/said-by-site';
import { Stanza } from '../../text/stanza';
import { Words } from '../../text/words';
import { HebrewText, type WordButton } from './hebrew/hebrew-text';
import { readerText } from './reader-text';
import styles from '../../text/chapter-text.module.css';

/** What is marked in the text. */
interface VerseMarks {
  /** Path of the chapter. */
  path: string;
  selected: readonly number[];
  /** The Hebrew word that is a button; undefined if words cannot be looked up. */
  wordButton?: WordButton | undefined;
  /** What follows the numbers of verses, such as the marks of the reader's notes. */
  asides?: ReadonlyMap<number, ReactNode> | undefined;
}

/** The text of a chapter: headings, paragraphs and poetry, each verse with a number that links to it. */
export function ChapterText({ blocks, ...marks }: Pick<ChapterLayout, 'blocks'> & VerseMarks) {
  return blocks.map((block, index) => <BlockView key={index} block={block} {...marks} />);
}

function BlockView({ block, ...marks }: { block: Block } & VerseMarks) {
  if (block.kind === 'stanza')
    return <Stanza lines={block.lines}>{(pieces) => <Pieces pieces={pieces} {...marks} />}</Stanza>;
  if (block.kind === 'paragraph') {
    return (
      <p className={styles.paragraph} data-goes-on={goesOn(block)}>
        <Pieces pieces={block.pieces} {...marks} />
      </p>
    );
  }
  // Headings and titles are not selected together with the verse before them.
  const pieces = <Pieces pieces={block.pieces} {...marks} selected={[]} />;
  if (block.kind === 'heading') {
    return (
      <h2 className={styles.heading} data-apart="">
        {pieces}
      </h2>
    );
  }
  return (
    <p className={styles[block.kind]} data-apart="">
      {pieces}
    </p>
  );
}

function Pieces({ pieces, ...marks }: { pieces: readonly Piece[] } & VerseMarks) {
  return pieces.map((piece, index) => <PieceView key={index} piece={piece} {...marks} />);
}

function PieceView({ piece, path, selected, wordButton, asides }: { piece: Piece } & VerseMarks) {
  const isSelected = piece.verse !== undefined && selected.includes(piece.verse);
  // The number is highlighted separately from its verse, so that it is not remounted and keeps the focus of a reader
  // who selected the verse with it.
  const number = { path, isSelected, aside: piece.verse && asides?.get(piece.verse) };
  if (piece.kind === 'verse') return <VerseNumber {...piece} {...number} />;
  if (piece.kind === 'omitted') return <Omitted {...piece} {...number} />;
  const view = piece.kind === 'note' ? <NoteMark note={piece.note} /> : wordsOf(piece, wordButton);
  return isSelected ? <mark className={styles.selected}>{view}</mark> : view;
}

const wordsOf = (piece: Extract<Piece, { kind: 'text' }>, button: WordButton | undefined) =>
  isHebrew(piece.text) ? (
    <HebrewText text={piece.text} button={button?.piece === piece ? button : undefined} />
  ) : (
    <Words {...piece} />
  );

interface NumberProps extends Pick<VerseMarks, 'path'> {
  verse: number;
  isSelected: boolean;
  aside: ReactNode;
}

function Omitted({ reason, ...number }: NumberProps & { reason: OmissionReason | undefined }) {
  return (
    <span className={styles.omitted}>
      <VerseNumber {...number} />
      <OmittedWords reason={reason} />{' '}
    </span>
  );
}

/**
 * Selects its verse. Without JavaScript it is an ordinary link, whose URL selects the verse. Memoised, because a chapter has
 * up to 176 and one of them changes at a time.
 */
const VerseNumber = memo(function VerseNumber({ verse, path, isSelected, aside }: NumberProps) {
  const text = useText(readerText);
  return (
    <sup id={`v${verse}`} className={styles.verse}>
      <a
        href={`${path}?${VERSES_PARAMETER}=${verse}#v${verse}`}
        aria-label={text.verse(verse)}
        lang={useLanguage()}
        aria-current={isSelected ? 'true' : undefined}
      >
        {verse}
      </a>
      {'\u00a0'}
      {aside}
    </sup>
  );
});
