/** @jest-environment node */
import { deviceWith, web } from '../../testing/device-with';
import { pack, readChapterPath } from './pack';

const content = 'A title\nFirst verse. Second <verse>,\nits line.\nA note\nOur words';
const at = (words: string) => content.indexOf(words);
const styling = [
  { kind: 'title', min: 0, max: 7 },
  { kind: 'paragraph', min: at('First'), max: at('\nits') },
  { kind: 'verse', min: at('First'), max: at('Second') - 1, ref: 'Ps.2.1' },
  { kind: 'verse', min: at('Second'), max: at('\nA note'), ref: 'Ps.2.2' },
  { kind: 'line', min: at('its line'), max: at('\nA note'), level: 1 },
  { kind: 'omitted', min: at('\nA note'), max: at('\nA note'), ref: 'Ps.2.3', reason: 'copy' },
  { kind: 'note', min: at('A note'), max: at('\nOur'), ref: 'n1' },
  { kind: 'note', min: at('Our'), max: content.length, ref: 'n2', siteNote: { es: 'Palabras nuestras' } },
];

const stored = { 'Ps.2': { title: 'Psalm 2', content, styling } };

const ask = (path: string, store = deviceWith(stored, web)) => pack.respond(path, { store, language: 'en' });

describe('a downloaded chapter, offline', () => {
  it('shows its verses line by line with their numbers, without the notes of the edition', async () => {
    const page = await ask('/bible/web/psalms/2');
    expect(page?.title).toBe('Psalm 2 (WEB)');
    expect(page?.savedAt).toEqual(new Date(Date.UTC(2026, 10, 21, 12)));
    expect(page?.body).toContain('<p><strong>A title</strong></p>');
    expect(page?.body).toContain('<p><sup>1</sup>First verse. <sup>2</sup>Second &lt;verse&gt;,</p>');
    expect(page?.body).toContain('<p class="line">its line.<sup>3</sup>');
    expect(page?.body).not.toContain('A note');
  });

  it('says why a verse has no words, and has the site’s own notes, in the reader’s language', async () => {
    const page = await ask('/bible/web/psalms/2');
    expect(page?.body).toContain('[This verse is not in our copy.]');
    expect(page?.body).toContain('<p class="soft" lang="en"><b>Our note:</b> Our words</p>');
    const spanish = await pack.respond('/bible/web/psalms/2', { store: deviceWith(stored, web), language: 'es' });
    expect(spanish?.body).toContain('[Este versículo no está en nuestra copia.]');
    expect(spanish?.body).toContain('<b>Nota nuestra:</b> Palabras nuestras');
  });

  it('links to its neighbours in the same translation', async () => {
    const page = await ask('/bible/web/psalms/2');
    expect(page?.body).toContain('href="/bible/web/psalms/1"');
    expect(page?.body).toContain('href="/bible/web/psalms/3"');
    const ofDefault = await ask('/bible/psalms/2', deviceWith(stored, { ...web, isDefault: true }));
    expect(ofDefault?.body).toContain('href="/bible/psalms/3"');
  });

  it.each(['/bible/psalms/2', '/bible/kjv/psalms/2', '/bible/web/psalms/3', '/bible/web/genesis/1'])(
    'is missing for %s, which was not downloaded',
    async (path) => {
      expect(await ask(path)).toBeUndefined();
    },
  );

  it('is on a shelf with the other translations on the device', async () => {
    const kjv = { ...web, slug: 'kjv', name: 'King James Version', isDefault: true };
    expect(await pack.shelf({ store: deviceWith(stored, web, kjv), language: 'es' })).toEqual({
      heading: 'Traducciones en este dispositivo',
      pages: [
        { path: '/bible/web/genesis/1', title: 'World English Bible' },
        { path: '/bible/genesis/1', title: 'King James Version' },
      ],
    });
  });
});

describe('the pack', () => {
  it('responds to paths of chapters, with a translation and without', () => {
    expect(readChapterPath('/bible/genesis/50')).toEqual({ translation: undefined, osisId: 'Gen.50' });
    expect(readChapterPath('/bible/web/1-samuel/3')).toEqual({ translation: 'web', osisId: '1Sam.3' });
    for (const path of [
      '/bible',
      '/bible/genesis',
      '/bible/genesis/51',
      '/bible/genesis/0',
      '/bible/nobook/1',
      '/x/y/1',
    ])
      expect([path, pack.match(path)]).toEqual([path, false]);
  });
});
