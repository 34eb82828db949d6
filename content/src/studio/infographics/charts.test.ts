import { ContentError } from '../../base/content-error';
import { drawWorld, orderOf } from '../../testing/draw-world';
import { overlappingTexts, pictureTexts, strayTexts } from '../../testing/picture-texts';
import type { MadeResource } from '../maker';
import { familyTree } from './family-tree';
import { feastsWheel } from './feasts-wheel';
import { lifespansChart } from './lifespans-chart';
import { measuresChart } from './measures-chart';
import { reignsChart } from './reigns-chart';
import { twoLinesChart } from './two-lines-chart';

const heads = { title: 'A chart', subtitle: 'What it shows', source: 'Drawn in a test.' };
const wordsOn = ({ picture }: MadeResource) => pictureTexts(picture.svg).map(({ words }) => words);
/** A table as lines of text, its cells between bars. */
const tableOf = ({ tables = [] }: MadeResource, index = 0) =>
  tables[index]?.rows.map((row) => row.map((cell) => cell.map(({ text }) => text).join('')).join(' | '));
const faultsOf = ({ picture: { svg, width, height } }: MadeResource) => [
  ...overlappingTexts(svg),
  ...strayTexts(svg, width, height),
];

describe('reigns', () => {
  const world = drawWorld({
    lineages: {
      south: `
        Rehoboam | 1 Kings 14:21 | -974 -957
        Abijah | 1 Kings 15:1 | -957 -954
        Asa | 1 Kings 15:9 | -954 -913`,
      north: `
        Jeroboam | 1 Kings 12:20 | -974 -953
        Nadab | 1 Kings 15:25 | -953 -952
        Baasha | 1 Kings 15:33 | -952 -929
        Elah | 1 Kings 16:8 | -929 -928
        Zimri | 1 Kings 16:15 | -928 -928
        Omri | 1 Kings 16:16 | -928 -917`,
      bare: `
        Nobody | 1 Kings 1:1
        Neither | 1 Kings 1:2`,
    },
  });
  const options = {
    ...heads,
    from: '980 BC',
    to: '900 BC',
    sides: [
      { title: 'Judah', lineage: 'south', right: ['Asa'], prophets: [] },
      { title: 'Israel', lineage: 'north', right: [], prophets: [{ name: 'Ahijah', start: '975 BC', end: '956 BC' }] },
    ],
    events: [{ year: '975 BC', label: 'divided', above: true }],
    aftermath: { heading: 'After', words: 'What came then.' },
  };

  test('every ruler stands there with years, however short the reign', async () => {
    const made = await reignsChart(orderOf(options), world);
    const words = wordsOn(made);
    expect(words).toEqual(expect.arrayContaining(['Rehoboam', '975–958', 'Zimri', '929', 'Omri', '929–918', 'Ahijah']));
    expect(faultsOf(made)).toEqual([]);
  });

  test('the tables have the rulers of each side, the prophets and the events', async () => {
    const made = await reignsChart(orderOf(options), world);
    expect(tableOf(made)).toContain('Asa | 955–914 BC | did right');
    expect(tableOf(made, 1)).toContain('Zimri | 929 BC | did evil, or is not judged');
    expect(tableOf(made, 2)).toEqual(['Ahijah | 975–956 BC | Israel']);
    expect(tableOf(made, 3)).toEqual(['divided | 975 BC', 'After | What came then.']);
  });

  test('the bars are as long as the reigns, and those who did right have their own colour', async () => {
    const { picture } = await reignsChart(orderOf(options), world);
    const bars = [...picture.svg.matchAll(/width="20" height="([\d.]+)" rx="3" fill="(#\w+)"/g)].map(
      ([, height, fill]) => ({
        height: Number(height),
        fill,
      }),
    );
    expect(bars).toHaveLength(9);
    const [rehoboam, abijah, asa] = bars;
    expect((rehoboam?.height ?? 0) / (abijah?.height ?? 1)).toBeCloseTo(17 / 3, 1);
    expect(asa?.fill).not.toBe(rehoboam?.fill);
    expect(new Set(bars.map(({ fill }) => fill)).size).toBe(2);
  });

  test.each([
    ['a ruler without years', 'bare', ['Nobody'], 'Nobody'],
    ['a king of whom the line knows nothing', 'south', ['Josiah'], 'Josiah'],
    ['a line that is not there', 'west', [], 'west'],
  ])('%s is told to the editor', async (_, lineage, right, named) => {
    const sides = [{ title: 'Judah', lineage, right, prophets: [] }, options.sides[1]];
    await expect(reignsChart(orderOf({ ...options, sides }), world)).rejects.toThrow(named);
  });
});

describe('lifespans', () => {
  const world = drawWorld({
    lineages: {
      line: `
        Adam | Genesis 5:3
        Seth | Genesis 5:6
        Noah | Genesis 5:32`,
    },
  });
  const life = (name: string, next: number, lived: number) => ({ name, next, lived, reference: 'Genesis 5:3-5' });
  const options = {
    ...heads,
    lineage: 'line',
    start: '4004 BC',
    lives: [life('Adam', 130, 930), life('Seth', 1000, 912), life('Noah', 502, 950)],
    event: { year: '2348 BC', label: 'The Flood' },
  };

  test('the table has the years of each life that the bars show', async () => {
    expect(tableOf(await lifespansChart(orderOf(options), world))).toEqual([
      'Adam | 4004 BC | 130 | 930 years | 3074 BC | Genesis 5:3–5',
      'Seth | 3874 BC | 1000 | 912 years | 2962 BC | Genesis 5:3–5',
      'Noah | 2874 BC | 502 | 950 years | 1924 BC | Genesis 5:3–5',
    ]);
  });

  test('each life begins where the one before says, and is as long as it was', async () => {
    const made = await lifespansChart(orderOf(options), world);
    const bars = [...made.picture.svg.matchAll(/<rect x="([\d.]+)" y="[\d.]+" width="([\d.]+)" height="42"/g)].map(
      ([, x, width]) => [Number(x), Number(width)] as const,
    );
    const [adam, seth, noah] = bars;
    if (!adam || !seth || !noah) throw new Error('A life has no bar.');
    const year = adam[1] / 930;
    expect((seth[0] - adam[0]) / year).toBeCloseTo(130, 0);
    expect((noah[0] - seth[0]) / year).toBeCloseTo(1000, 0);
    expect(noah[1] / year).toBeCloseTo(950, 0);
    expect(wordsOn(made)).toEqual(expect.arrayContaining(['Adam', '930 years · Genesis 5:3–5', 'The Flood, 2348 BC']));
    expect(faultsOf(made)).toEqual([]);
  });

  test('the line of the event stops where words cross it', async () => {
    const lives = [life('Adam', 130, 930), life('Seth', 1700, 912), life('Noah', 502, 150)];
    const { picture } = await lifespansChart(orderOf({ ...options, lives }), world);
    const rects = [
      ...picture.svg.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="10" height="([\d.]+)" fill="(#\w+)"/g),
    ].map(([, x, y, height, fill]) => ({ x: Number(x), y: Number(y), height: Number(height), fill }));
    const [line, ...gaps] = rects;
    if (!line) throw new Error('The event has no line.');
    const crossing = pictureTexts(picture.svg).filter(({ words, corners }) => {
      const xs = corners.map(([x]) => x);
      return !words.startsWith('The ') && Math.min(...xs) < line.x + 10 && Math.max(...xs) > line.x;
    });
    const inRows = crossing.filter(({ words }) => words.includes('years') || words === 'Noah');
    expect(inRows.length).toBeGreaterThan(0);
    for (const { corners } of inRows) {
      const ys = corners.map(([, y]) => y);
      const middle = (Math.min(...ys) + Math.max(...ys)) / 2;
      expect(gaps.some(({ x, y, height }) => x === line.x && y < middle && middle < y + height)).toBe(true);
    }
    expect(gaps.every(({ fill }) => fill !== line.fill)).toBe(true);
  });

  test('ages must be given for everyone in the line, in its order', async () => {
    const lives = [life('Adam', 130, 930), life('Enos', 90, 905)];
    await expect(lifespansChart(orderOf({ ...options, lives }), world)).rejects.toThrow('no ages of Seth');
  });
});

describe('two lines of descent', () => {
  const world = drawWorld({
    lineages: {
      kings: 'Abraham\nJesse\nDavid\nSolomon\nSalathiel\nJacob\nJoseph\nJesus'.replaceAll('\n', ' | Matthew 1:1\n'),
      sons: 'Adam\nAbraham\nJesse\nDavid\nNathan\nJoseph\nSalathiel\nHeli\nJoseph\nJesus'.replaceAll(
        '\n',
        ' | Luke 3:23\n',
      ),
    },
  });
  const options = {
    ...heads,
    lines: [
      { title: 'Matthew', reference: 'Matthew 1:1-16', lineage: 'kings' },
      { title: 'Luke', reference: 'Luke 3:23-38', lineage: 'sons' },
    ],
    meetings: ['David', 'Salathiel', 'Joseph', 'Jesus'],
    trunk: [
      { heading: 'Luke alone', until: 'Adam' },
      { heading: 'Both', until: 'Jesse' },
    ],
    note: 'A note.',
  };

  test('shared names are shown once, and all others on their own side', async () => {
    const made = await twoLinesChart(orderOf(options), world);
    const places = new Map(pictureTexts(made.picture.svg).map(({ words, corners }) => [words, corners]));
    const middle = (words: string) => ((places.get(words)?.[0]?.[0] ?? 0) + (places.get(words)?.[1]?.[0] ?? 0)) / 2;
    expect(middle('David')).toBeCloseTo(540, 0);
    expect(middle('Solomon')).toBeLessThan(540);
    expect(middle('Nathan')).toBeGreaterThan(540);
    const words = wordsOn(made);
    expect(words.filter((each) => each === 'David')).toHaveLength(1);
    // One is the son of Nathan's line, the other the husband of Mary.
    expect(words.filter((each) => each === 'Joseph')).toHaveLength(2);
    expect(faultsOf(made)).toEqual([]);
  });

  test('the tables say who is in both lines, also before they part', async () => {
    const made = await twoLinesChart(orderOf(options), world);
    const both = (index: number) =>
      tableOf(made, index)?.flatMap((row) => (row.endsWith('in both') ? [row.split(' | ')[0]] : []));
    expect(both(0)).toEqual(['Abraham', 'Jesse', 'David', 'Salathiel', 'Joseph', 'Jesus']);
    expect(both(1)).toEqual(['Abraham', 'Jesse', 'David', 'Salathiel', 'Joseph', 'Jesus']);
    expect(tableOf(made, 1)?.[4]).toBe('Nathan | 5 of 10 | –');
  });

  test('the chart fails when its lines do not meet at the stated name', async () => {
    const meetings = ['David', 'Zerubbabel', 'Jesus'];
    await expect(twoLinesChart(orderOf({ ...options, meetings }), world)).rejects.toThrow('Zerubbabel');
  });
});

describe('family trees', () => {
  const world = drawWorld({ people: 'isaac | Isaac\nrebekah | Rebekah' });
  const options = {
    ...heads,
    legend: [{ tone: 'other', words: 'others' }],
    members: {
      isaac: { person: 'people/isaac', x: 30, row: 0, tone: 'line' },
      rebekah: { person: 'people/rebekah', x: 60, row: 0, tone: 'wife' },
      sons: { name: 'Two sons', list: ['Esau', 'Jacob'], x: 45, row: 1 },
    },
    unions: [{ parents: ['isaac', 'rebekah'], children: ['sons'] }],
  };

  test('people have the names of their entries, and the alternative text describes the chart', async () => {
    const made = await familyTree(orderOf(options), world);
    expect(wordsOn(made)).toEqual(expect.arrayContaining(['Isaac', 'Rebekah', 'Two sons', 'Esau', 'Jacob']));
    expect(made.picture.alt).toContain('Isaac and Rebekah: Two sons');
    expect(tableOf(made)).toEqual([
      'Isaac | – | Rebekah | –',
      'Rebekah | – | Isaac | –',
      'Two sons | Isaac, Rebekah | – | Esau, Jacob',
    ]);
    expect(made.tables?.[0]?.rows[0]?.[0]).toEqual([
      { kind: 'entry', text: 'Isaac', id: 'people-1', path: '/encyclopedia/people/isaac' },
    ]);
    expect(faultsOf(made)).toEqual([]);
  });

  test.each([
    [
      'a person without an entry',
      { members: { ...options.members, isaac: { person: 'people/esau', x: 1, row: 0 } } },
      'people/esau',
    ],
    ['a union of people who are not drawn', { unions: [{ parents: ['jacob'], children: [] }] }, 'jacob'],
  ])('%s is told to the editor', async (_, changes, named) => {
    await expect(familyTree(orderOf({ ...options, ...changes }), world)).rejects.toThrow(named);
  });
});

describe('the wheel of the year', () => {
  const months = Array.from({ length: 12 }, (_, index) => ({ name: `Month ${index + 1}`, now: 'now' }));
  const feast = (name: string, month: number, day: number) => ({
    name,
    from: { month, day },
    when: `${day} of month ${month}`,
    reference: 'Leviticus 23:5',
    meaning: 'What it remembers.',
    kind: 'law',
  });
  const options = {
    ...heads,
    middle: ['The year'],
    months,
    seasons: [{ name: 'harvest', from: 1, to: 3, tone: 'grain' }],
    feasts: [feast('Spring', 1, 1), feast('Autumn', 7, 1), feast('Autumn too', 7, 2)],
  };

  test('spring stands at the top, autumn at the foot, and feasts of two days running have two numbers side by side', async () => {
    const made = await feastsWheel(orderOf(options), drawWorld({}));
    const chips = [...made.picture.svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="19"/g)].map(
      ([, x, y]) => [Number(x), Number(y)] as const,
    );
    const [spring, autumn, after] = chips;
    if (!spring || !autumn || !after) throw new Error('A feast has no number.');
    expect(spring[0]).toBeGreaterThan(540);
    expect(spring[1]).toBeLessThan(autumn[1] - 400);
    expect(autumn[0]).toBeLessThan(540);
    expect(Math.hypot(autumn[0] - after[0], autumn[1] - after[1])).toBeGreaterThan(38);
    expect(faultsOf(made)).toEqual([]);
  });

  test('the tables have each feast with its verses, and each month with its seasons', async () => {
    const made = await feastsWheel(orderOf(options), drawWorld({}));
    expect(tableOf(made)?.[0]).toBe('Spring | 1 of month 1 | What it remembers. | Leviticus 23:5');
    expect(tableOf(made, 1)?.slice(1, 3)).toEqual(['Month 2 | now | harvest', 'Month 3 | now | –']);
  });

  test('a year has twelve months', async () => {
    await expect(feastsWheel(orderOf({ ...options, months: months.slice(1) }), drawWorld({}))).rejects.toThrow(
      ContentError,
    );
  });
});

describe('measures', () => {
  const world = drawWorld({
    measures: 'omer | about 2.2 litres (2 dry quarts); a day of manna\nephah | about 22 litres',
  });
  const unit = (name: string, size: number, word: string) => ({ name, size, word, reference: 'Exodus 16:36' });
  const section = {
    heading: 'Grain',
    note: 'A note.',
    shape: 'sack',
    units: [unit('Omer', 2.2, 'dictionary/omer'), unit('Ephah', 22, 'dictionary/ephah')],
  };

  test('a measure comes to what the dictionary says', async () => {
    const made = await measuresChart(orderOf({ ...heads, sections: [section] }), world);
    expect(wordsOn(made)).toEqual(
      expect.arrayContaining(['Omer', '2.2 litres', '(2 dry quarts)', 'Ephah', '22 litres']),
    );
    expect(faultsOf(made)).toEqual([]);
    expect(tableOf(made)).toEqual([
      'Omer | 2.2 litres (2 dry quarts) | Exodus 16:36',
      'Ephah | 22 litres | Exodus 16:36',
    ]);
  });

  test('lengths are drawn to scale', async () => {
    const bars = {
      ...section,
      shape: 'bar',
      units: [unit('Span', 22, 'dictionary/omer'), unit('Cubit', 44, 'dictionary/ephah')],
    };
    const { picture } = await measuresChart(orderOf({ ...heads, sections: [bars] }), world);
    const widths = [...picture.svg.matchAll(/width="([\d.]+)" height="30"/g)].map(([, width]) => Number(width));
    expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(2, 1);
  });

  test('an error names the measure that is missing in the dictionary', async () => {
    const units = [unit('Homer', 220, 'dictionary/homer'), ...section.units];
    await expect(measuresChart(orderOf({ ...heads, sections: [{ ...section, units }] }), world)).rejects.toThrow(
      'Homer',
    );
  });
});
