import { Link, usePartName, useText } from '@manna/shared/runtime';
import { Icon } from '@manna/shared/ui';
import choiceStyles from '../../../names/choices.module.css';
import { choicesAddress, facetNames, wholeList, withFacet, type ListChoices, type FacetCount } from './list-choices';
import { narrowedText } from './narrowed-text';
import { useFacetNames, type ValueName } from './use-facet-names';

interface ChosenFiltersProps {
  /** Path of the list. */
  path: string;
  choices: ListChoices;
  /** The values that are known by name. */
  values: readonly Pick<FacetCount, 'facet' | 'value' | 'name'>[];
  /** The reader follows one. */
  onFollow: () => void;
}

/** Links that remove what narrows the list, one by one and all at once. Renders nothing if the list is whole. */
export function ChosenFilters({ path, choices, values, onFollow }: ChosenFiltersProps) {
  const text = useText(narrowedText);
  const partName = usePartName();
  const nameOf = useFacetNames();
  const chosen = facetNames.flatMap((facet): (ValueName & { key: string; to: string })[] => {
    const value = choices.facets[facet];
    if (value === undefined) return [];
    const known = values.find((one) => one.facet === facet && one.value === value);
    const to = choicesAddress(path, withFacet(choices, facet, undefined));
    return [{ key: facet, to, ...nameOf(known ?? { facet, value, name: null }) }];
  });
  if (choices.letter !== null) {
    const to = choicesAddress(path, { ...choices, letter: null, page: 1 });
    chosen.push({ key: 'letter', to, name: text.letter(choices.letter.toUpperCase()) });
  }
  // A list that is only sorted is whole.
  if (chosen.length === 0 && choices.filter.trim() === '') return null;
  return (
    <nav aria-label={partName(text.chosen)}>
      <ul className={choiceStyles.choices}>
        {chosen.map(({ key, to, name, language }) => (
          <li key={key}>
            <Link to={to} onClick={onFollow} className={choiceStyles.choice} aria-label={text.remove(name)}>
              <span lang={language}>{name}</span>
              <Icon name="close" />
            </Link>
          </li>
        ))}
        <li>
          <Link to={choicesAddress(path, wholeList(choices))} onClick={onFollow} className={choiceStyles.choice}>
            {text.clear}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
