import { siteConfigSchema, type RouteMeta } from '@manna/shared/contracts';
import { applyMeta, headTags } from './document-meta';

const site = siteConfigSchema.parse({});
const meta: RouteMeta = {
  metaTitle: 'Genesis 1',
  description: 'In the beginning',
  canonicalPath: '/bible/genesis/1',
  breadcrumbs: [],
  opengraph: { type: 'book' },
  jsonld: { '@type': 'Chapter' },
};

describe('the head of a page', () => {
  it('has the titles of page and site, the canonical URL and the description', () => {
    const tags = headTags(meta, site, 'https://manna.example');
    expect(tags.title).toBe('Genesis 1 | Daily Manna');
    expect(tags.canonical).toBe('https://manna.example/bible/genesis/1');
    expect(tags.metas).toContainEqual({ attribute: 'property', key: 'og:type', content: 'book' });
    expect(tags.jsonld).toEqual({ '@context': 'https://schema.org', '@type': 'Chapter' });
  });

  it('has noindex for a page without content of its own', () => {
    expect(headTags(undefined, site, '').metas).toEqual([{ attribute: 'name', key: 'robots', content: 'noindex' }]);
  });

  it('has noindex for a page whose meta says so', () => {
    expect(headTags({ ...meta, noindex: true }, site, '').metas).toContainEqual({
      attribute: 'name',
      key: 'robots',
      content: 'noindex',
    });
    expect(headTags(meta, site, '').metas).not.toContainEqual(expect.objectContaining({ key: 'robots' }));
  });

  it('is updated when the reader navigates in the open document', () => {
    document.head.innerHTML =
      '<meta name="robots" content="noindex"><script type="application/ld+json" data-path="/elsewhere">{}</script>';
    applyMeta(meta, site);
    expect(document.title).toBe('Genesis 1 | Daily Manna');
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe('In the beginning');
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'http://localhost/bible/genesis/1',
    );
    expect(document.querySelector('meta[name=robots]')).toBeNull();
    expect(document.querySelector('script')).toBeNull();
    applyMeta(undefined, site);
    expect(document.querySelector('link[rel=canonical]')).toBeNull();
    expect(document.title).toBe('Daily Manna');
  });
});
