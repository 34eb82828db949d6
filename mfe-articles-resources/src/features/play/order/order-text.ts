export const orderText = {
  eventLevel: (level: number) => ['Far apart', 'Nearer', 'Within one period'][level - 1] ?? '',
  books: 'Put the books in the order of the Bible, then check.',
  booksOnPaper: 'Number the books in the order of the Bible.',
  events: 'Put the events in the order in which they happened, the first one on top, then check.',
  eventsOnPaper: 'Number the events in the order in which they happened.',
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  moved: (name: string, position: number, count: number) => `${name} is now ${position} of ${count}.`,
  check: 'Check',
  inPlace: 'in place',
  outOfPlace: 'not in place yet',
  placed: (right: number, count: number) => `${right} of ${count} are in the right place.`,
  result: (first: number, count: number) =>
    first === count
      ? `All ${count} in order at the first check.`
      : `All in order. At the first check it was ${first} of ${count}.`,
};
