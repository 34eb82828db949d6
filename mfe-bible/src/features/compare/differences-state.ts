import { defineUserState } from '@manna/shared/runtime';

/** Whether a reader wants the words marked that differ. */
export const differencesState = defineUserState<boolean>({
  key: 'pillars/bible/compare-differences',
  formerKey: 'bible/compare-differences',
  mode: 'user',
  read: (value) => (typeof value === 'boolean' ? value : undefined),
  initial: true,
});
