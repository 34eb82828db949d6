import type { Prose as ProseBlocks, ProseBlock, ProseInline } from '../../contracts';
import { bookNames, type BookNames } from '../../domain';
import type { LinkComponent } from '../link-component';
import { ReferenceLink } from '../reference-link';
import { Inlines, type ProseParts } from './prose-inlines';
import styles from './prose.module.css';

interface ProseProps {
  as: LinkComponent;
  prose: ProseBlocks;
  /** Language of the text, BCP 47, independent of that of the interface; 'en' by default. */
  language?: string;
  /** Whether a heading of level 3 of the page is above it: its own headings are then h3 and h4. */
  isBelowPart?: boolean;
  /** How the citation below quoted verses is written; in English by default. */
  citations?: Citations;
  /** Renders what only articles have; it is left out by default, so that other pages do not load the code for it. */
  parts?: ProseParts;
}

interface Citations {
  /** The names of the books in the language of the page. */
  names: BookNames;
  /** The language of the page, BCP 47. */
  language: string;
}

const english: Citations = { names: bookNames, language: 'en' };

/**
 * The text of an entry. Its headings are h2 and h3 by default, with the ids that links to them use. A citation that
 * stands alone, below quoted verses, is in the language of the page; one within a sentence stays as it was written.
 */
export function Prose({ as, prose, language = 'en', isBelowPart = false, citations = english, parts }: ProseProps) {
  return (
    <div className={styles.prose} lang={language}>
      {prose.map((block, index) => (
        <Block key={index} as={as} block={block} isBelowPart={isBelowPart} citations={citations} parts={parts} />
      ))}
    </div>
  );
}

interface BlockProps extends Pick<ProseProps, 'as' | 'isBelowPart'> {
  parts: ProseParts | undefined;
  block: ProseBlock;
  citations: Citations;
}

function Block({ as, block, isBelowPart, citations, parts }: BlockProps) {
  const words = (inlines: readonly ProseInline[], key?: number) => (
    <Inlines key={key} as={as} inlines={inlines} parts={parts} />
  );
  switch (block.kind) {
    case 'heading': {
      const [upper, lower] = isBelowPart ? (['h3', 'h4'] as const) : (['h2', 'h3'] as const);
      const Heading = block.level === 2 ? upper : lower;
      return <Heading id={block.id}>{parts ? parts.heading(block) : block.text}</Heading>;
    }
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((inlines, index) => (
            <li key={index}>{words(inlines)}</li>
          ))}
        </List>
      );
    }
    case 'scripture':
      return (
        <figure className={styles.scripture}>
          <blockquote>
            <p>{block.text}</p>
          </blockquote>
          <figcaption lang={citations.language}>
            <ReferenceLink as={as} osis={block.osis} names={citations.names} />
          </figcaption>
        </figure>
      );
    case 'paragraph':
      return <p>{words(block.inlines)}</p>;
    case 'table':
    case 'figure':
    case 'pullQuote':
    case 'footnotes':
      return parts?.block(block, words);
  }
}
