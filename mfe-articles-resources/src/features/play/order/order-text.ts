export const orderText = {
  eventLevel: (level: number) => ['Far apart', 'Nearer', 'Within one period'][level - 1] ?? '',
  books: 'Put the books in the order of the Bible, then check.',
  events: 'Put the events in the order in which they happened, the first one on top, then check.',
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  moved: (name: string, position: number, count: number) => `${name} is now ${position} of ${count}.`,
  check: 'Check',
  inPlace: 'in the right place',
  outOfPlace: 'not in the right place yet',
  placed: (right: number, count: number) => `${right} of ${count} are in the right place.`,
  result: (first: number, count: number) =>
    first === count
      ? `All ${count} in order at the first check.`
      : `All in order. At the first check it was ${first} of ${count}.`,
};
