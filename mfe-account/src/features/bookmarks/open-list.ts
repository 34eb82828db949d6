import { defineUserState } from '@manna/shared/runtime';

/** The fragment of a shared list that a reader has open while they sign in; empty if there is none. */
export const openListState = defineUserState<string>({
  key: 'pillars/account/open-list',
  mode: 'session',
  read: (value) => (typeof value === 'string' ? value : undefined),
  initial: '',
});
