import type { ReactNode } from 'react';
import type { ProseBlock, ProseInline } from '../../contracts';
import type { LinkComponent } from '../link-component';
import { ReferenceLink } from '../reference-link';

export type ArticleBlock = Extract<ProseBlock, { kind: 'table' | 'figure' | 'pullQuote' | 'footnotes' }>;

type HeadingBlock = Extract<ProseBlock, { kind: 'heading' }>;

/** Renders what only articles have. */
export interface ProseParts {
  /** What is in a heading. */
  heading: (block: HeadingBlock) => ReactNode;
  block: (block: ArticleBlock, words: (inlines: readonly ProseInline[], key?: number) => ReactNode) => ReactNode;
  /** The mark of a footnote. */
  mark: (number: string) => ReactNode;
}

interface InlinesProps {
  as: LinkComponent;
  inlines: readonly ProseInline[];
  parts: ProseParts | undefined;
}

/** The words of a paragraph, a list item, a cell, a caption or a footnote. */
export function Inlines({ as, inlines, parts }: InlinesProps) {
  return inlines.map((inline, index) => <Inline key={index} as={as} inline={inline} parts={parts} />);
}

interface InlineProps extends Omit<InlinesProps, 'inlines'> {
  inline: ProseInline;
}

function Inline({ as: Link, inline, parts }: InlineProps) {
  switch (inline.kind) {
    case 'emphasis':
      return <em>{inline.text}</em>;
    case 'strong':
      return <strong>{inline.text}</strong>;
    case 'reference':
      return (
        <ReferenceLink as={Link} osis={inline.osis}>
          {inline.text}
        </ReferenceLink>
      );
    case 'entry':
      return (
        <Link to={inline.path} data-preview={inline.path}>
          {inline.text}
        </Link>
      );
    case 'footnote':
      return parts?.mark(inline.text);
    case 'text':
      return inline.text;
  }
}
