import { defineUserState } from '@manna/shared/runtime';

/** Whether single keys open the picker. People who use speech input must be able to turn them off (WCAG 2.1.4). */
export const pickerKeysState = defineUserState<boolean>({
  key: 'pillars/bible/picker-keys',
  formerKey: 'bible/picker-keys',
  mode: 'local',
  read: (value) => (typeof value === 'boolean' ? value : undefined),
  initial: true,
});
