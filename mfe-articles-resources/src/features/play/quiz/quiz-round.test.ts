import { sampleFamily, sampleSayings } from '../../../testing/sample-playables';
import { quizRound } from './quiz-round';

describe('the data of a quiz on its page', () => {
  it('are ten questions of the level, with the people whom they name', () => {
    const [question] = sampleFamily.levels[0] ?? [];
    if (!question) throw new Error('The sample has no question.');
    const others = sampleFamily.people.map(({ id }) => id).filter((id) => id !== question.answer && id !== question.of);
    const unnamed = { ...sampleFamily.people[0], id: 'people-99', name: 'Nobody', path: '/encyclopedia/people/nobody' };
    const level = Array.from({ length: 25 }, () => ({ ...question, others: others.slice(0, 4) }));
    const game = {
      ...sampleFamily,
      people: [...sampleFamily.people, unnamed],
      levels: [[question], level, [question]],
    };
    const round = quizRound(game, { level: 2, puzzle: 3 });
    expect(round.levels).toBe(3);
    expect(round.questions).toHaveLength(10);
    expect(round).toHaveProperty('people', sampleFamily.people);
    expect(quizRound(game, { level: 2, puzzle: 3 })).toEqual(round);
  });

  it('are the questions of the last level when the quiz has no such level', () => {
    const of = (level: number) => quizRound(sampleFamily, { level, puzzle: 1 });
    expect(of(9)).toEqual(of(3));
  });

  it('leave out a saying without its speaker among the choices', () => {
    const game = sampleSayings(3);
    const [first, ...rest] = game.questions;
    if (!first) throw new Error('The sample has no question.');
    const questions = [{ ...first, answer: 'people-99' }, ...rest];
    expect(quizRound({ ...game, questions }, { level: 3, puzzle: 1 }).questions).toHaveLength(2);
  });
});
