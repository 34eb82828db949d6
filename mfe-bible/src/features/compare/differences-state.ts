import { defineUserState } from '@manna/shared/runtime';

/** Whether the reader wants differing words to be marked. */
export const differencesState = defineUserState<boolean>({
  key: 'pillars/bible/compare-differences',
  formerKey: 'bible/compare-differences',
  mode: 'user',
  read: (value) => (typeof value === 'boolean' ? value : undefined),
  initial: true,
});
