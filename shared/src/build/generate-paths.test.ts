import { pathsModule } from './generate-paths';

const moduleOf = (...routes: [id: string, path: string][]) =>
  pathsModule(
    'a descriptor',
    routes.map(([id, path]) => ({ id, path })),
  );

describe('pathsModule', () => {
  it('a page without parameters is a constant', () => {
    expect(moduleOf(['word-list', '/words'])).toContain("export const wordList = '/words';");
  });

  it('a page with parameters is a function that encodes them', () => {
    const text = moduleOf(['word', '/words/:letter/:slug']);
    expect(text).toContain('export const word = (params: { letter: Segment; slug: Segment }): string =>');
    expect(text).toContain('`/words/${encodeURIComponent(params.letter)}/${encodeURIComponent(params.slug)}`');
  });

  it('a route with several patterns is a function that chooses by the parameters', () => {
    const text = moduleOf(['word', '/words/:slug'], ['word', '/words/:language/:slug']);
    expect(text).toContain('(params: { language: Segment; slug: Segment } | { slug: Segment })');
    expect(text).toContain("'language' in params ? `/words/${encodeURIComponent(params.language)}/");
  });

  it('pages without parameters that share a route are named after their last segments', () => {
    const text = moduleOf(['site-page', '/our-words'], ['site-page', '/terms']);
    expect(text).toContain("export const ourWords = '/our-words';");
    expect(text).toContain("export const terms = '/terms';");
  });

  it('two patterns of a route that no parameter distinguishes are an error', () => {
    expect(() => moduleOf(['word', '/words/:slug'], ['word', '/sayings/:slug'])).toThrow(
      '/words/:slug has no parameter that /sayings/:slug lacks.',
    );
  });
});
