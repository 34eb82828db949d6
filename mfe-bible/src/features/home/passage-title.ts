import { bookNames } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import { referenceTitle } from '@manna/shared/ui';

/** The title of a passage in the language of the page, from the OSIS ids of its verses: 'Psalm 23:1–3'. */
export function usePassageTitle(osisIds: readonly string[]): string {
  const names = useText(bookNames);
  const [first = '', last = first] = [osisIds[0], osisIds.at(-1)];
  return referenceTitle(`${first}-${last}`, names);
}
