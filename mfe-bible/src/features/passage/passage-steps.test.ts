import { bookNames } from '@manna/shared/domain';
import { passageName, referenceFromUrl } from '@manna/shared/domain/references';
import { passageSteps } from './passage-steps';

const stepsOf = (segment: string) => {
  const { previous, next } = passageSteps(referenceFromUrl(segment));
  return [previous, next].map((ref) => ref && passageName([ref], bookNames));
};

describe('the previous and the next passage', () => {
  it.each([
    ['psa21-40', 'Psalms 1–20', 'Psalms 41–60'],
    ['psa1-20', 'Job 23–42', 'Psalms 21–40'],
    ['psa141-150', 'Psalms 131–140', 'Proverbs 1–10'],
    ['psa119', 'Psalm 118', 'Psalm 120'],
    ['gen', undefined, 'Exodus'],
    ['rev20-22', 'Revelation 17–19', undefined],
    ['jud', '3 John 1', 'Revelation 1'],
  ])('for the whole chapters %s are %s and %s', (segment, previous, next) => {
    expect(stepsOf(segment)).toEqual([previous, next]);
  });

  it.each(['jhn3v1-21', 'gen1v3-2v25', 'mat5-7_psa1', 'gen50-exo2'])('are missing for %s', (segment) => {
    expect(stepsOf(segment)).toEqual([undefined, undefined]);
  });
});
