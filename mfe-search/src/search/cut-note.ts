import type { SearchView } from './use-search';
import type { searchPanelText } from './search-panel-text';

const keys = { length: 'cut', patterns: 'cutPatterns', work: 'cutWork' } as const;

/** The sentence that says why a part of the query was ignored. */
export function cutNote(found: SearchView['found'], text: typeof searchPanelText): string {
  const reason = Object.values(found).find(({ cutBy }) => cutBy)?.cutBy ?? 'length';
  return text[keys[reason]];
}
