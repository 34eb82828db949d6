import { Link, useLanguage, useText } from '@manna/shared/runtime';
import { timelineText } from './timeline-text';

interface LeftOutProps {
  /** How many of these years only tradition dates. */
  count: number;
  /** The same years, dated by tradition. */
  traditionAddress: string;
}

/** Says how many are left out because historians do not date them, and leads to them. */
export function LeftOut({ count, traditionAddress }: LeftOutProps) {
  const text = useText(timelineText);
  const language = useLanguage();
  if (count === 0) return null;
  return (
    <p>
      {text.leftOut(count, count.toLocaleString(language))} <Link to={traditionAddress}>{text.byTradition}</Link>
    </p>
  );
}
