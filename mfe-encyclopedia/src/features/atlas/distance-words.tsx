import { useLanguage, useText } from '@manna/shared/runtime';
import { rulerText } from './atlas-text';
import type { Distance } from './distances';

/** From this distance on, tenths say nothing. */
const WHOLE_FROM = 50;

interface DistanceWordsProps {
  distance: Distance;
  isBySea?: boolean;
}

/** A distance in miles and kilometres, and in days' walk unless it is by sea. */
export function DistanceWords({ distance: { miles, kilometres, days }, isBySea = false }: DistanceWordsProps) {
  const text = useText(rulerText);
  const language = useLanguage();
  const shown = (value: number) =>
    value.toLocaleString(language, { maximumFractionDigits: value < WHOLE_FROM ? 1 : 0 });
  const [fewest, most] = days;
  const length = text.length(shown(miles), shown(kilometres));
  return <>{isBySea ? `${length}.` : `${length}, ${text.days(fewest, most)}.`}</>;
}
