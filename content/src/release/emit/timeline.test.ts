import type { Entry, Lineage } from '@manna/shared/contracts';
import { timelineOf } from './timeline';

const entry = (typename: Entry['typename'], slug: string, more: object = {}): Entry =>
  ({ typename, id: slug, slug, name: slug, pagePath: `/encyclopedia/${slug}`, verses: [1, 2], ...more }) as Entry;
const event = (slug: string, eventsStart: number, more: object = {}) =>
  entry('Event', slug, {
    eventsStart,
    eventsEnd: eventsStart,
    dating: 'traditional',
    period: 'divided-kingdom',
    ...more,
  });
const tookPart = (from: string, to: string) => ({ from, to, kind: 'tookPartIn', featured: false }) as const;

const shown = (content: Partial<Parameters<typeof timelineOf>[0]>) =>
  timelineOf({ entries: [], relations: [], lineages: [], ...content }).map(
    ({ lane, name, start, end, isApproximate }) =>
      `${lane}: ${name} ${start} to ${end}${isApproximate ? ' or near' : ''}`,
  );

test('a life goes from birth to death, and is uncertain if one of them is not known', () => {
  const entries = [
    entry('Person', 'moses', { born: -1570, died: -1450 }),
    entry('Person', 'cyrus', { died: -529 }),
    entry('Person', 'nobody'),
  ];
  expect(shown({ entries })).toEqual(['lives: moses -1570 to -1450', 'lives: cyrus -529 to -529 or near']);
});

test('somebody whose birth is not known is shown by the reign alone', () => {
  const entries = [entry('Person', 'asa', { died: -913 }), entry('Person', 'david', { born: -1084, died: -1014 })];
  const reigns = [
    { name: 'David', person: 'david', references: [], start: -1054, end: -1014 },
    { name: 'Asa', person: 'asa', references: [], start: -954, end: -913 },
  ];
  const lineages = [{ slug: 'kings-of-judah', members: reigns } as unknown as Lineage];
  expect(shown({ entries, lineages })).toEqual([
    'lives: david -1084 to -1014',
    'judah: David -1054 to -1014',
    'judah: Asa -954 to -913',
  ]);
});

test('events after the New Testament have a lane of their own', () => {
  const entries = [
    event('exile', -587, { eventsEnd: -585, dating: 'historical' }),
    event('nicaea', 325, { period: 'church-history' }),
    event('call', -740, { dating: 'approximate' }),
  ];
  expect(shown({ entries })).toEqual([
    'events: call -740 to -740 or near',
    'events: exile -587 to -585',
    'church: nicaea 325 to 325',
  ]);
});

test('a prophet is shown in the years of the events that he took part in, without those long after his days', () => {
  const entries = [
    entry('Person', 'elijah', { title: 'Prophet who stood against Baal' }),
    entry('Person', 'ahab', { title: 'King whom the prophet Elijah opposed' }),
    event('drought', -909),
    event('carmel', -905),
    event('ascent', -895),
    event('transfiguration', 29),
  ];
  const relations = [
    ...['transfiguration', 'carmel', 'drought', 'ascent'].map((slug) => tookPart('elijah', slug)),
    tookPart('ahab', 'carmel'),
  ];
  expect(shown({ entries, relations }).filter((line) => !line.startsWith('events'))).toEqual([
    'prophets: elijah -909 to -895 or near',
  ]);
});

test('kings stand in the lane of their kingdom, whether they have an entry or not', () => {
  const reign = (name: string, start: number, person?: string) => ({
    name,
    references: [],
    start,
    end: start + 10,
    ...(person !== undefined && { person }),
  });
  const line = (slug: string, ...members: object[]) => ({ slug, name: slug, kind: 'reign', members }) as Lineage;
  const lineages = [
    line('kings-of-judah', reign('Asa', -954, 'asa'), { name: 'Without years', references: [] }),
    line('united-kingdom', reign('David', -1054)),
    line('kings-of-israel', reign('Omri', -928)),
    line('some-others', reign('Nobody', -900)),
  ];
  const entries = [entry('Person', 'asa', { verses: [1, 2, 3] })];
  expect(shown({ entries, lineages })).toEqual([
    'judah: David -1054 to -1044',
    'judah: Asa -954 to -944',
    'israel: Omri -928 to -918',
  ]);
  expect(timelineOf({ entries, relations: [], lineages })[1]).toMatchObject({
    entry: { id: 'asa', path: '/encyclopedia/asa' },
    verseCount: 3,
  });
});

test('items have the years of historians beside their own, the same ones if history gives them anyway', () => {
  const date = (of: string, scheme: string, start: number, end: number, certainty?: string) => ({
    of,
    scheme,
    start,
    end,
    certainty,
  });
  const entries = [
    entry('Person', 'asa', {
      dates: [date('reign', 'tradition', -954, -913), date('reign', 'historians', -910, -869, 'probable')],
    }),
    entry('DictionaryWord', 'book-amos', {
      dates: [
        date('writing', 'tradition', -809, -783, 'possible'),
        date('writing', 'historians', -759, -539, 'possible'),
      ],
    }),
    event('siege', -712, { dates: [date('event', 'historians', -700, -700, 'certain')] }),
    event('nineveh', -611, { dating: 'historical' }),
    event('nicaea', 325, { period: 'church-history' }),
    event('call', -740),
  ];
  const reign = { name: 'Asa', person: 'asa', references: [], start: -954, end: -913 };
  const lineages = [{ slug: 'kings-of-judah', members: [reign] } as unknown as Lineage];
  const items = timelineOf({ entries, relations: [], lineages });
  expect(items.map(({ lane, name, historians }) => [lane, name, historians])).toEqual([
    ['judah', 'Asa', { start: -910, end: -869, isApproximate: true }],
    ['writing', 'book-amos', { start: -759, end: -539, isApproximate: true }],
    ['events', 'call', undefined],
    ['events', 'siege', { start: -700, end: -700, isApproximate: false }],
    ['events', 'nineveh', { start: -611, end: -611, isApproximate: false }],
    ['church', 'nicaea', { start: 325, end: 325, isApproximate: false }],
  ]);
});
