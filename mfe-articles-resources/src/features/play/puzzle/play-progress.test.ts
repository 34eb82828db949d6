import { playProgressState, withProgress } from './play-progress';

const { read } = playProgressState;

describe('the stored progress of puzzles', () => {
  it('forgets the puzzle that was played the longest time ago when there are more than forty', () => {
    let all = {};
    for (let puzzle = 1; puzzle <= 40; puzzle += 1) all = withProgress(all, `quiz 1 ${puzzle}`, { index: puzzle });
    all = withProgress(all, 'quiz 1 1', { index: 2 });
    all = withProgress(all, 'quiz 1 41', { index: 1 });
    expect(Object.keys(all)).toHaveLength(40);
    expect(all).toHaveProperty(['quiz 1 1'], { index: 2 });
    expect(all).not.toHaveProperty(['quiz 1 2']);
  });

  it('is read without what is invalid', () => {
    expect(read({ 'quiz 1 1': { index: 1 }, 'quiz 1 2': 7, 'quiz 1 3': null })).toEqual({ 'quiz 1 1': { index: 1 } });
    expect(read('nothing')).toBeUndefined();
  });
});
