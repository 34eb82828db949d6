import { memo, useMemo } from 'react';
import { bookNames, chapterName, chapterPath } from '@manna/shared/domain';
import { Link, useLanguage, useText } from '@manna/shared/runtime';
import { Alert } from '@manna/shared/ui';
import {
  goesOn,
  isWhole,
  layOutChapter,
  type Block,
  type ChapterPart,
  type Piece,
} from '@manna/shared/domain/chapter-text';
import { useTranslationLeftOut } from '../../translation/use-translation-left-out';
import chapterStyles from '../../text/chapter-text.module.css';
import { NoteList, NoteMark } from '../../text/notes';
import { OmittedWords } from '../../text/said-by-site';
import { Stanza } from '../../text/stanza';
import { Words } from '../../text/words';
import type { PartText } from './load-block';
import { passageText } from './passage-text';
import styles from './passage-blocks.module.css';

interface PartProps {
  part: ChapterPart;
  text: Exclude<PartText, { problem: 'no text' }>;
  /** Slug. */
  translation: string;
  /** Unique in the passage, which may name a chapter twice. */
  id: string;
}

/** The verses of one chapter below its name, which links to the chapter. */
export const PartView = memo(function PartView({ part, text, translation, id }: PartProps) {
  const leftOut = useTranslationLeftOut();
  const words = useText(passageText);
  const chapter = chapterName(part, useText(bookNames));
  const path = chapterPath(part, translation, leftOut);
  const verses = part.first === part.last ? `${part.first}` : `${part.first}-${part.last}`;
  return (
    <>
      <h2 className={styles.heading}>
        <Link to={isWhole(part) ? path : `${path}?v=${verses}`}>
          {isWhole(part) ? chapter : `${chapter}:${verses.replace('-', '–')}`}
        </Link>
      </h2>
      {text.problem ? (
        <Alert status="warning" readOnly>
          {words.noVerse}
        </Alert>
      ) : (
        <Verses text={text} chapter={chapter} path={path} prefix={`${id}-`} />
      )}
    </>
  );
});

interface Place {
  /** Path of the chapter. */
  path: string;
  /** Before the ids of its notes. */
  prefix: string;
}

interface VersesProps extends Place {
  text: Extract<PartText, { content: string }>;
  chapter: string;
}

function Verses({ text, chapter, ...place }: VersesProps) {
  const { blocks, notes } = useMemo(() => layOutChapter(text), [text]);
  const { language, direction } = text.terms;
  return (
    <>
      <div className={styles.text} lang={language} dir={direction}>
        {blocks.map((block, index) => (
          <BlockView key={index} block={block} place={place} />
        ))}
      </div>
      <NoteList notes={notes} chapter={chapter} language={language} prefix={place.prefix} />
    </>
  );
}

function BlockView({ block, place }: { block: Block; place: Place }) {
  if (block.kind === 'stanza')
    return <Stanza lines={block.lines}>{(pieces) => <Pieces pieces={pieces} place={place} />}</Stanza>;
  const Element = block.kind === 'heading' ? 'h3' : 'p';
  return (
    <Element
      className={chapterStyles[block.kind]}
      data-goes-on={block.kind === 'paragraph' ? goesOn(block) : undefined}
    >
      <Pieces pieces={block.pieces} place={place} />
    </Element>
  );
}

function Pieces({ pieces, place }: { pieces: readonly Piece[]; place: Place }) {
  return pieces.map((piece, index) => <PieceView key={index} piece={piece} place={place} />);
}

function PieceView({ piece, place }: { piece: Piece; place: Place }) {
  switch (piece.kind) {
    case 'text':
      return <Words {...piece} />;
    case 'verse':
      return <VerseNumber verse={piece.verse} place={place} />;
    case 'omitted':
      return <Omitted verse={piece.verse} reason={piece.reason} place={place} />;
    case 'note':
      return <NoteMark note={piece.note} prefix={place.prefix} />;
  }
}

/** Links to the verse in its chapter. Has no id, because a page of several chapters has each number several times. */
function VerseNumber({ verse, place }: { verse: number; place: Place }) {
  const text = useText(passageText);
  return (
    <sup className={chapterStyles.verse} data-verse={verse}>
      <Link to={`${place.path}?v=${verse}`} aria-label={text.verse(verse)} lang={useLanguage()}>
        {verse}
      </Link>
      {'\u00a0'}
    </sup>
  );
}

function Omitted({ verse, reason, place }: Omit<Extract<Piece, { kind: 'omitted' }>, 'kind'> & { place: Place }) {
  return (
    <span className={chapterStyles.omitted}>
      <VerseNumber verse={verse} place={place} />
      <OmittedWords reason={reason} />{' '}
    </span>
  );
}
