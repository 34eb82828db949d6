import { strFromU8, unzipSync } from 'fflate';
import sax from 'sax';
import { builtFilesOf, builtResource, kjvWorld, siteOrder } from '../../../testing/built-world';
import { bibleEpub } from './bible-epub';

const SLUG = 'epub-king-james-version';
const world = kjvWorld();
const bytes = builtFilesOf(builtResource(SLUG))[0]?.bytes ?? Buffer.alloc(0);
const files = new Map(Object.entries(unzipSync(bytes)).map(([name, file]) => [name, strFromU8(file)]));
const documents = [...files].filter(([name]) => name.endsWith('.xhtml'));

/** Names of elements with their attributes, in order; throws where the text is no XML. */
function elementsOf(xml: string): { name: string; attributes: Record<string, string> }[] {
  const parser = sax.parser(true);
  const elements: { name: string; attributes: Record<string, string> }[] = [];
  parser.onopentag = ({ name, attributes }) => {
    elements.push({ name, attributes: attributes as Record<string, string> });
  };
  parser.onerror = (error) => {
    throw error;
  };
  parser.write(xml).close();
  return elements;
}

const words = (xhtml: string) => xhtml.replaceAll(/<sup[^>]*>\d+<\/sup>|<a [^>]*>\*<\/a>|<[^>]+>/g, '');

describe('the Bible as an EPUB', () => {
  it('says in its first bytes what it is, uncompressed', () => {
    const start = bytes.subarray(0, 58);
    expect(start.readUInt32LE(0)).toBe(0x04034b50);
    expect(start.readUInt16LE(8)).toBe(0);
    expect(start.readUInt16LE(28)).toBe(0);
    expect(start.toString('latin1', 30)).toBe('mimetypeapplication/epub+zip');
  });

  it('has a manifest of all its files, each once, and a spine of those to read', () => {
    const rootfile = elementsOf(files.get('META-INF/container.xml') ?? '').find(({ name }) => name === 'rootfile');
    const elements = elementsOf(files.get(rootfile?.attributes['full-path'] ?? '') ?? '');
    const items = elements.filter(({ name }) => name === 'item').map(({ attributes }) => attributes);
    const own = [...files.keys()].filter((name) => name.startsWith('EPUB/') && name !== 'EPUB/package.opf');
    expect(items.map(({ href }) => `EPUB/${href}`).sort()).toEqual(own.sort());
    const spine = elements.filter(({ name }) => name === 'itemref').map(({ attributes }) => attributes['idref']);
    const readable = items.filter((item) => item['media-type'] === 'application/xhtml+xml').map(({ id }) => id);
    expect([...spine].sort()).toEqual(readable.sort());
    expect(items.find(({ properties }) => properties === 'nav')?.['href']).toBe('nav.xhtml');
  });

  it('is well-formed, and every link in it leads somewhere', () => {
    const parsed = documents.map(([name, xhtml]) => [name.slice(5), elementsOf(xhtml)] as const);
    const ids = new Map(
      parsed.map(([name, elements]) => [name, elements.flatMap(({ attributes }) => attributes['id'] ?? [])]),
    );
    const targets = new Map([...ids].map(([name, list]) => [name, new Set(list)]));
    for (const [name, list] of ids) expect([name, targets.get(name)?.size]).toEqual([name, list.length]);
    const broken = parsed.flatMap(([name, elements]) =>
      elements.flatMap(({ name: tag, attributes: { href = '' } }) => {
        if (tag !== 'a') return [];
        const [file, fragment] = href.split('#');
        const found = targets.get(file || name);
        return found && (fragment === undefined || found.has(fragment)) ? [] : [`${name}: ${href}`];
      }),
    );
    expect(broken).toEqual([]);
  });

  it('has all 1,189 chapters, 31,102 verses and a line for each chapter in its contents', () => {
    const count = (pattern: RegExp) =>
      documents.reduce((sum, [, xhtml]) => sum + (xhtml.match(pattern)?.length ?? 0), 0);
    expect(count(/<section epub:type="chapter"/g)).toBe(1189);
    expect(count(/<sup class="verse"/g)).toBe(31_102);
    const nav = files.get('EPUB/nav.xhtml') ?? '';
    // Five books have one chapter and no line below their own.
    expect(nav.match(/\.xhtml#c\d+"/g)).toHaveLength(1189 - 5);
  });

  it('has the words of the chapters, those supplied in italics and those of Jesus marked', () => {
    expect(words(files.get('EPUB/b43-john.xhtml') ?? '')).toContain(world.verseText(43_003_016));
    expect(files.get('EPUB/b43-john.xhtml')).toContain('<span class="jesus">For God so loved the world');
    expect(files.get('EPUB/b01-genesis.xhtml')).toContain('darkness <i>was</i> upon the face of the deep');
    expect(files.get('EPUB/b19-psalms.xhtml')).toContain('<p class="title">A Psalm of David');
  });

  it('fails when the translation is unknown', async () => {
    const order = siteOrder(SLUG);
    const other = { ...order, options: { ...order.options, translation: 'xyz' } };
    await expect(bibleEpub(other, world)).rejects.toThrow('needs the translation "xyz"');
  });
});
