import { roundOf } from './round-of';

const questions = Array.from({ length: 35 }, (_, index) => index);

describe('the questions of a puzzle', () => {
  it('are ten, and always the same for the same puzzle', () => {
    expect(roundOf(questions, 2)).toHaveLength(10);
    expect(roundOf(questions, 2)).toEqual(roundOf(questions, 2));
  });

  it('are others in each puzzle until all are used up, then come in another order', () => {
    const first = [1, 2, 3].flatMap((puzzle) => roundOf(questions, puzzle));
    expect(new Set(first).size).toBe(30);
    expect(roundOf(questions, 4)).not.toEqual(roundOf(questions, 1));
  });

  it('are all that there are if those are fewer', () => {
    expect(roundOf([1, 2, 3], 5).sort()).toEqual([1, 2, 3]);
    expect(roundOf([], 1)).toEqual([]);
  });
});
