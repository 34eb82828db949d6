import { readPdf } from '@manna/shared/print/read-pdf';
import { builtFilesOf, builtResource } from '../../testing/built-world';

function sheetOf(slug: string) {
  const resource = builtResource(slug);
  return { image: resource.images[0], ...readPdf(builtFilesOf(resource)[0]?.bytes ?? Buffer.alloc(0)) };
}

describe('the chart of the books', () => {
  it('has every book with its chapters and verses, and the sums', () => {
    const { pages, text } = sheetOf('chart-of-the-books');
    const lines = text[0]?.split('\n') ?? [];
    expect(pages).toBe(1);
    const after = (name: string) => lines.slice(lines.indexOf(name) + 1, lines.indexOf(name) + 4);
    expect(after('Genesis').slice(0, 2)).toEqual(['50', '1,533']);
    expect(after('Psalms').slice(0, 2)).toEqual(['150', '2,461']);
    expect(after('Jude').slice(0, 2)).toEqual(['1', '25']);
    expect(after('The whole Bible')).toEqual(['66', '1,189', '31,102']);
  });
});

describe('the prayer sheet', () => {
  it("has the Lord's Prayer and four parts, and a list on its second page", () => {
    const { pages, text } = sheetOf('prayer-sheet');
    expect(pages).toBe(2);
    const first = text[0]?.replaceAll('\n', ' ');
    for (const words of ['Give us this day our daily bread', 'Praise', 'Confess', 'Give thanks', 'Ask']) {
      expect(first).toContain(words);
    }
    expect(text[1]).toContain('Asked and answered');
  });
});

describe('the note sheet', () => {
  it('asks its three questions, and has a ruled page', () => {
    const { pages, text, image } = sheetOf('note-sheet');
    expect(pages).toBe(2);
    for (const words of ['What does it say?', 'What does it mean?', 'What will I do?'])
      expect(text[0]).toContain(words);
    expect(image).toMatchObject({ width: 1200, height: 900 });
  });
});
