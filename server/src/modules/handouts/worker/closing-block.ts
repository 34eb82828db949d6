import type { ChaptersJob, EntryJob } from '../handout-messages';
import { textIn } from '../text-in';
import type { FlowBlock } from './flow';
import type { Styles } from './styles';

/** Who made the text, the rights in it, and where it is from. */
export function closingBlock(
  { credit, siteName, address, language }: Pick<ChaptersJob | EntryJob, 'credit' | 'siteName' | 'address' | 'language'>,
  { leading, credit: style }: Styles,
): FlowBlock {
  return {
    role: 'P',
    runs: [{ text: `${credit} ${textIn(language).madeAt(siteName, address)}`.trim(), style }],
    leading: leading * 0.78,
    before: leading * 1.1,
    first: 0,
    rest: 0,
    direction: 'ltr',
  };
}
