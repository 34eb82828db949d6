import { useData } from '@manna/shared/runtime';
import { useAnswer } from '@manna/shared/runtime/use-answer';
import { RelativeNamesDocument, type RelativeNamesQuery } from '../../generated/graphql';

const MOST = 12;

/** Never settles: nothing has been typed. */
const nothing = new Promise<never>(() => undefined);

type Named = RelativeNamesQuery['entryIndex']['entries'];

/** The first names that begin with what is typed, each once, with the title of a person who alone has the name. */
function namesLike(typed: string, people: Named): (readonly [name: string, title: string | undefined])[] {
  const wanted = typed.toLowerCase();
  const titles = new Map<string, string | undefined>();
  for (const { name, title } of people)
    if (name.toLowerCase().startsWith(wanted)) titles.set(name, titles.has(name) ? undefined : (title ?? undefined));
  return [...titles].slice(0, MOST);
}

interface RelativeNamesProps {
  /** Id of the list, for the attribute `list` of the field. */
  id: string;
  typed: string;
}

/** Names of people that begin with what a reader types. Those of a letter are loaded when it is the first one typed. */
export function RelativeNames({ id, typed }: RelativeNamesProps) {
  const data = useData();
  const words = typed.trim();
  const initial = ([...words][0] ?? '').toUpperCase();
  const answer = useAnswer(
    () => (initial === '' ? nothing : data.query(RelativeNamesDocument, { initial })),
    [data, initial],
  );
  const people = answer.status === 'answered' ? answer.result.entryIndex.entries : [];
  return (
    <datalist id={id}>
      {namesLike(words, people).map(([name, title]) => (
        <option key={name} value={name} label={title === undefined ? undefined : `${name}, ${title}`} />
      ))}
    </datalist>
  );
}
