import { strFromU8, unzipSync } from 'fflate';
import sax from 'sax';
import { kjvWorld, orderOf } from '../../fixtures/kjv-world';
import { bibleEpub } from './bible-epub';

const world = kjvWorld();
const order = orderOf('epub-king-james-version');

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

const made = bibleEpub(order, world);
const bytesOf = async () => (await made).files[0]?.bytes ?? new Uint8Array();
const filesOf = async () =>
  new Map(Object.entries(unzipSync(await bytesOf())).map(([name, bytes]) => [name, strFromU8(bytes)]));
const documentsOf = async () => [...(await filesOf())].filter(([name]) => name.endsWith('.xhtml'));
const words = (xhtml: string) => xhtml.replaceAll(/<sup[^>]*>\d+<\/sup>|<a [^>]*>\*<\/a>|<[^>]+>/g, '');

describe('the Bible as an EPUB', () => {
  it('says in its first bytes what it is, uncompressed', async () => {
    const start = Buffer.from(await bytesOf()).subarray(0, 58);
    expect(start.readUInt32LE(0)).toBe(0x04034b50);
    expect(start.readUInt16LE(8)).toBe(0);
    expect(start.readUInt16LE(28)).toBe(0);
    expect(start.toString('latin1', 30)).toBe('mimetypeapplication/epub+zip');
  });

  it('has a manifest of all its files, each once, and a spine of those to read', async () => {
    const files = await filesOf();
    const rootfile = elementsOf(files.get('META-INF/container.xml') ?? '').find(({ name }) => name === 'rootfile');
    const elements = elementsOf(files.get(rootfile?.attributes['full-path'] ?? '') ?? '');
    const items = elements.filter(({ name }) => name === 'item').map(({ attributes }) => attributes);
    const own = [...files.keys()].filter((name) => name.startsWith('EPUB/') && name !== 'EPUB/package.opf');
    expect(items.map(({ href }) => `EPUB/${href}`).sort()).toEqual(own.sort());
    const spine = elements.filter(({ name }) => name === 'itemref').map(({ attributes }) => attributes['idref']);
    const documents = items.filter((item) => item['media-type'] === 'application/xhtml+xml').map(({ id }) => id);
    expect([...spine].sort()).toEqual(documents.sort());
    expect(items.find(({ properties }) => properties === 'nav')?.['href']).toBe('nav.xhtml');
  });

  it('is well-formed, and every link in it leads somewhere', async () => {
    const documents = (await documentsOf()).map(([name, xhtml]) => [name.slice(5), elementsOf(xhtml)] as const);
    const ids = new Map(
      documents.map(([name, elements]) => [name, elements.flatMap(({ attributes }) => attributes['id'] ?? [])]),
    );
    const targets = new Map([...ids].map(([name, list]) => [name, new Set(list)]));
    for (const [name, list] of ids) expect([name, targets.get(name)?.size]).toEqual([name, list.length]);
    const broken = documents.flatMap(([name, elements]) =>
      elements.flatMap(({ name: tag, attributes: { href = '' } }) => {
        if (tag !== 'a') return [];
        const [file, fragment] = href.split('#');
        const found = targets.get(file || name);
        return found && (fragment === undefined || found.has(fragment)) ? [] : [`${name}: ${href}`];
      }),
    );
    expect(broken).toEqual([]);
  });

  it('has all 1,189 chapters, 31,102 verses and a line for each chapter in its contents', async () => {
    const documents = await documentsOf();
    const count = (pattern: RegExp) =>
      documents.reduce((sum, [, xhtml]) => sum + (xhtml.match(pattern)?.length ?? 0), 0);
    expect(count(/<section epub:type="chapter"/g)).toBe(1189);
    expect(count(/<sup class="verse"/g)).toBe(31_102);
    const nav = (await filesOf()).get('EPUB/nav.xhtml') ?? '';
    // Five books have one chapter and no line below their own.
    expect(nav.match(/\.xhtml#c\d+"/g)).toHaveLength(1189 - 5);
  });

  it('has the words of the chapters, those supplied in italics and those of Jesus marked', async () => {
    const files = await filesOf();
    expect(words(files.get('EPUB/b43-john.xhtml') ?? '')).toContain(world.verseText(43_003_016));
    expect(files.get('EPUB/b43-john.xhtml')).toContain('<span class="jesus">For God so loved the world');
    expect(files.get('EPUB/b01-genesis.xhtml')).toContain('darkness <i>was</i> upon the face of the deep');
    expect(files.get('EPUB/b19-psalms.xhtml')).toContain('<p class="title">A Psalm of David');
  });

  it('is the same to the byte each time', async () => {
    const again = await bibleEpub(order, kjvWorld());
    expect(Buffer.from(again.files[0]?.bytes ?? []).equals(Buffer.from(await bytesOf()))).toBe(true);
  });

  it('is refused for a translation that is not there', async () => {
    const other = { ...order, options: { ...order.options, translation: 'xyz' } };
    await expect(bibleEpub(other, world)).rejects.toThrow('needs the translation "xyz"');
  });
});
