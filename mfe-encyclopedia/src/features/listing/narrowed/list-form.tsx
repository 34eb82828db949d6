import { useRef } from 'react';
import { useText } from '@manna/shared/runtime';
import { Field } from '@manna/shared/ui/controls';
import { useEarlyText } from '@manna/shared/ui/hooks';
import type { ListSlug } from '../lists';
import { FILTER_LENGTH, listViews, sortsOf, type ListChoices } from './list-choices';
import { narrowedText } from './narrowed-text';
import styles from './narrowed.module.css';

interface ListFormProps {
  list: ListSlug;
  /** Path of the list. */
  path: string;
  choices: ListChoices;
  onChange: (choices: ListChoices) => void;
  /** The reader begins to use the form. */
  onStart: () => void;
}

/** The filter and the sort of a list. Without scripts it is a form that leads to the list. */
export function ListForm({ list, path, choices, onChange, onStart }: ListFormProps) {
  const text = useText(narrowedText);
  const { filter, sort, view, facets, letter } = choices;
  const sorts = sortsOf(list);
  const field = useRef<HTMLInputElement>(null);
  useEarlyText(field, filter, (typed) => {
    onStart();
    onChange({ ...choices, filter: typed, page: 1 });
  });
  return (
    <form action={path} className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <div className={styles.field}>
        <Field label={text.filter}>
          {(control) => (
            <input
              {...control}
              ref={field}
              type="search"
              name="filter"
              value={filter}
              maxLength={FILTER_LENGTH}
              enterKeyHint="search"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              onFocus={onStart}
              onChange={({ target }) => onChange({ ...choices, filter: target.value, page: 1 })}
            />
          )}
        </Field>
      </div>
      <div className={styles.sort}>
        <Field label={text.sort}>
          {(control) => (
            <select
              {...control}
              name="sort"
              value={sort ?? sorts[0]}
              onFocus={onStart}
              onChange={({ target }) =>
                onChange({
                  ...choices,
                  sort: sorts.find((one, rank) => rank > 0 && one === target.value) ?? null,
                  page: 1,
                })
              }
            >
              {sorts.map((one) => (
                <option key={one} value={one}>
                  {text[one]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      {Object.entries({ view: view === listViews[0] ? null : view, letter, ...facets }).map(
        ([name, value]) => value != null && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <button type="submit" className={styles.submit}>
        {text.show}
      </button>
    </form>
  );
}
