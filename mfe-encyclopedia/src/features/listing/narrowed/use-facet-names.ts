import { divisionNames, periodNames } from '@manna/shared/domain';
import { useText } from '@manna/shared/runtime';
import { namesText } from '../../../names/names-text';
import { certaintyNames, datingNames, kindNames, roleNames } from '../../../names/value-names';
import type { FacetCount, FacetName } from './list-choices';
import { sexText } from './narrowed-text';

/** The name of a value. Its language is set if it is not that of the interface. */
export interface ValueName {
  name: string;
  language?: 'en';
}

/** Returns a function that names the values of facets. A value that the site has no text for has its name in the content. */
export function useFacetNames(): (value: Pick<FacetCount, 'facet' | 'value' | 'name'>) => ValueName {
  const { oldTestament, newTestament } = useText(namesText);
  const texts: Readonly<Partial<Record<FacetName, Readonly<Record<string, string>>>>> = {
    period: useText(periodNames),
    role: useText(roleNames),
    division: useText(divisionNames),
    testament: { old: oldTestament, new: newTestament },
    sex: useText(sexText),
    kind: useText(kindNames),
    certainty: useText(certaintyNames),
    dating: useText(datingNames),
  };
  return ({ facet, value, name }) => {
    const text = texts[facet]?.[value];
    return text === undefined ? { name: name ?? value, language: 'en' } : { name: text };
  };
}
