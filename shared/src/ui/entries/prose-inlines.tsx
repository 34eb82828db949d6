import type { ProseInline } from '../../contracts';
import type { LinkComponent } from '../link-component';
import { ReferenceLink } from '../reference-link';
import { FootnoteMark, type FootnotesText } from './prose-footnotes';

interface InlinesProps {
  as: LinkComponent;
  inlines: readonly ProseInline[];
  footnotes: FootnotesText;
}

/** The words of a paragraph, a list item, a cell, a caption or a footnote. */
export function Inlines({ as, inlines, footnotes }: InlinesProps) {
  return inlines.map((inline, index) => <Inline key={index} as={as} inline={inline} footnotes={footnotes} />);
}

interface InlineProps extends Omit<InlinesProps, 'inlines'> {
  inline: ProseInline;
}

function Inline({ as: Link, inline, footnotes }: InlineProps) {
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
      return <FootnoteMark number={inline.text} text={footnotes} />;
    case 'text':
      return inline.text;
  }
}
