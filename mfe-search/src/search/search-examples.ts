import type { SearchAddress } from './search-address';
import type { searchHelpText } from './search-help-text';

interface SearchExample extends Pick<SearchAddress, 'pillar' | 'translations'> {
  /** The key of the sentence about it. */
  readonly id: Exclude<keyof typeof searchHelpText, 'examples'>;
  readonly query: string;
}

/** One query for each thing that a query can say, in the order in which readers need them. */
export const searchExamples: readonly SearchExample[] = [
  { id: 'words', query: 'shepherd sheep' },
  { id: 'phrase', query: '"in the beginning"' },
  { id: 'reference', query: 'jn 10.11' },
  { id: 'forms', query: 'love your neighbor' },
  { id: 'names', query: 'melchisedec' },
  { id: 'relation', query: "samuel's mother" },
  { id: 'required', query: '+faith +works' },
  { id: 'excluded', query: 'waters -spirit' },
  { id: 'either', query: 'manna OR quails' },
  { id: 'brackets', query: '(faith works) OR (bread life)' },
  { id: 'near', query: 'faith NEAR/5 works' },
  { id: 'letters', query: 'wom?n lov*' },
  { id: 'gap', query: '"the love of ?"' },
  { id: 'scope', query: 'love in:1-john' },
  { id: 'strongs', query: 'H430 beginning' },
  { id: 'translations', query: 'charity suffereth long', pillar: 'bible', translations: 'all' },
];
