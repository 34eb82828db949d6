import type { Maker } from '../maker';
import { kjvWorld, orderOf } from '../fixtures/kjv-world';
import { readPdf } from '../fixtures/pdf-text';
import { booksChart } from './books-chart';
import { noteSheet } from './note-sheet';
import { prayerSheet } from './prayer-sheet';

const world = kjvWorld();

async function sheetOf(slug: string, make: Maker) {
  const order = orderOf(slug);
  const [made, again] = [await make(order, world), await make(order, world)];
  const bytes = made.files[0]?.bytes ?? new Uint8Array();
  return {
    picture: made.picture,
    same: Buffer.from(bytes).equals(Buffer.from(again.files[0]?.bytes ?? [])),
    ...readPdf(bytes),
  };
}

describe('the chart of the books', () => {
  it('has every book with its chapters and verses, and the sums', async () => {
    const { pages, text, same } = await sheetOf('chart-of-the-books', booksChart);
    const lines = text[0]?.split('\n') ?? [];
    expect(pages).toBe(1);
    expect(same).toBe(true);
    const after = (name: string) => lines.slice(lines.indexOf(name) + 1, lines.indexOf(name) + 4);
    expect(after('Genesis').slice(0, 2)).toEqual(['50', '1,533']);
    expect(after('Psalms').slice(0, 2)).toEqual(['150', '2,461']);
    expect(after('Jude').slice(0, 2)).toEqual(['1', '25']);
    expect(after('The whole Bible')).toEqual(['66', '1,189', '31,102']);
  });
});

describe('the prayer sheet', () => {
  it("has the Lord's Prayer and four parts, and a list on its second page", async () => {
    const { pages, text, same } = await sheetOf('prayer-sheet', prayerSheet);
    expect([pages, same]).toEqual([2, true]);
    const first = text[0]?.replaceAll('\n', ' ');
    for (const words of ['Give us this day our daily bread', 'Praise', 'Confess', 'Give thanks', 'Ask']) {
      expect(first).toContain(words);
    }
    expect(text[1]).toContain('Asked and answered');
  });
});

describe('the note sheet', () => {
  it('asks its three questions, and has a ruled page', async () => {
    const { pages, text, same, picture } = await sheetOf('note-sheet', noteSheet);
    expect([pages, same]).toEqual([2, true]);
    for (const words of ['What does it say?', 'What does it mean?', 'What will I do?'])
      expect(text[0]).toContain(words);
    expect(picture).toMatchObject({ width: 1200, height: 900 });
  });
});
