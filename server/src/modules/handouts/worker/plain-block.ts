import type { FlowBlock } from './flow';
import type { Styles } from './styles';

/** A paragraph of the text, without its words. */
export const plainBlock = ({ leading }: Styles) =>
  ({
    role: 'P',
    leading,
    before: leading * 0.45,
    first: 0,
    rest: 0,
    direction: 'ltr',
  }) as const satisfies Partial<FlowBlock>;
