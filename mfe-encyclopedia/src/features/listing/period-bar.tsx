import type { Period } from '@manna/shared/contracts';
import { periodNames } from '@manna/shared/domain';
import { usePartName, useText } from '@manna/shared/runtime';
import { ChoiceRow } from './choice-row';
import { listingText } from './listing-text';

/** In chronological order. */
export const periods = Object.keys(periodNames) as Period[];

interface PeriodBarProps {
  /** The period that is shown; null for all. */
  current: string | null;
  /** Returns the URL of the list with a period, or with all. */
  addressOf: (period: Period | null) => string;
}

/** The periods, each a link to its events. */
export function PeriodBar({ current, addressOf }: PeriodBarProps) {
  const text = useText(listingText);
  const names = useText(periodNames);
  const partName = usePartName();
  return (
    <ChoiceRow
      label={partName(text.periods)}
      choices={[null, ...periods].map((period) => ({
        value: period,
        to: addressOf(period),
        content: period === null ? text.allPeriods : names[period],
      }))}
      current={current}
    />
  );
}
