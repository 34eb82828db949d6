export const playText = {
  play: 'Play',
  title: (name: string) => `Play: ${name}`,
  about: (name: string) => `About “${name}”`,
  fullSize: 'Open the picture at its full size',
  noPlayer: 'Your browser cannot play this file here. Download it:',
  data: 'The same as data',
};

export const quizText = {
  round: 'Round',
  roundName: (number: number, first: number, last: number) => `${number} (questions ${first} to ${last})`,
  question: (number: number, count: number) => `Question ${number} of ${count}`,
  right: 'Right!',
  wrong: 'Not quite.',
  answer: (name: string) => `The answer is ${name}.`,
  next: 'Next question',
  finish: 'See the result',
  result: (right: number, count: number) => `You got ${right} of ${count} right.`,
  best: (right: number) => `Your best before: ${right}.`,
  again: 'Play this round again',
  nextRound: 'Next round',
  all: 'All questions and answers',
  answerLabel: 'Answer',
};

export const orderText = {
  level: 'Level',
  hint: 'Put the books in the order of the Bible, then check.',
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  moved: (name: string, place: number, count: number) => `${name} is now ${place} of ${count}.`,
  check: 'Check',
  again: 'Start over',
  inPlace: 'in the right place',
  outOfPlace: 'not in the right place yet',
  result: (right: number, count: number) =>
    right === count ? `All ${count} books are in order.` : `${right} of ${count} books are in the right place.`,
  solution: 'The right order',
};

export const timelineText = {
  events: (count: number) => (count === 1 ? '1 event' : `${count} events`),
};

/** The evidence for a year of the timeline. */
export const datingText: Readonly<Record<string, string>> = {
  traditional: 'traditional date',
  historical: 'historical date',
  approximate: 'approximate date',
};
