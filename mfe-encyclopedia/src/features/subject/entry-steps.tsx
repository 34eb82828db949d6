import { Link, usePartName, useText } from '@manna/shared/runtime';
import { Steps } from '@manna/shared/ui/controls';
import type { EntryData } from './load-subject';
import { stepsText } from './steps-text';

const stepTo = (entry: EntryData['next']) =>
  entry ? { path: entry.pagePath, title: <span lang="en">{entry.name}</span> } : undefined;

/** Links to the entries before and after this one in its list: by name, and events by time. */
export function EntrySteps({ entry: { __typename, previous, next } }: { entry: EntryData }) {
  const text = useText(stepsText);
  const kinds = __typename === 'Event' ? { previous: text.earlier, next: text.later } : text;
  const label = usePartName()(text.beside);
  return <Steps as={Link} label={label} kinds={kinds} previous={stepTo(previous)} next={stepTo(next)} />;
}
