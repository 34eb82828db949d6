import type { PlayableOf } from '@manna/shared/contracts';

type Kin = PlayableOf<'family-quiz'>['levels'][number][number]['kin'];

/** Whether someone has only one of these. */
const one: ReadonlySet<Kin> = new Set(['father', 'mother', 'grandfather', 'great-grandfather']);

export const quizText = {
  sayings: (level: number) => ['The New Testament', 'The Old Testament', 'The whole Bible'][level - 1] ?? '',
  family: (level: number) => ['Near kin', 'Brothers, sisters and grandparents', 'Along a line'][level - 1] ?? '',
  kin: (kin: Kin, of: string) => `Who was ${one.has(kin) ? 'the' : 'a'} ${kin} of ${of}?`,
  right: 'Right!',
  wrong: 'Not quite.',
  answer: (name: string) => `The answer is ${name}.`,
};
