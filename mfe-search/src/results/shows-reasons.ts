import { defineUserState } from '@manna/shared/runtime';

/** Whether each result says why it was found. It does not by default. */
export const showsReasonsState = defineUserState<boolean>({
  key: 'pillars/search/shows-reasons',
  mode: 'local',
  read: (value) => (typeof value === 'boolean' ? value : undefined),
  initial: false,
});
