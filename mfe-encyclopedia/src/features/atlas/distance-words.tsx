import { useLanguage, useText } from '@manna/shared/runtime';
import { rulerText } from './atlas-text';
import type { Distance } from './distances';

/** From this distance on, tenths say nothing. */
const WHOLE_FROM = 50;

/** A distance in miles and kilometres, and in days' walk. */
export function DistanceWords({ distance: { miles, kilometres, days } }: { distance: Distance }) {
  const text = useText(rulerText);
  const language = useLanguage();
  const shown = (value: number) =>
    value.toLocaleString(language, { maximumFractionDigits: value < WHOLE_FROM ? 1 : 0 });
  const [fewest, most] = days;
  return <>{`${text.length(shown(miles), shown(kilometres))}, ${text.days(fewest, most)}.`}</>;
}
