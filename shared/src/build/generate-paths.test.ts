import { pathsModule } from './generate-paths';

const moduleOf = (...routes: [id: string, path: string][]) =>
  pathsModule(
    'a descriptor',
    routes.map(([id, path]) => ({ id, path })),
  );

describe('the path builders of a descriptor', () => {
  it('have a constant for a page without parameters', () => {
    expect(moduleOf(['word-list', '/words'])).toContain("export const wordList = '/words';");
  });

  it('have a function for a page with parameters, which it encodes', () => {
    const text = moduleOf(['word', '/words/:letter/:slug']);
    expect(text).toContain('export const word = (params: { letter: Segment; slug: Segment }): string =>');
    expect(text).toContain('`/words/${encodeURIComponent(params.letter)}/${encodeURIComponent(params.slug)}`');
  });

  it('choose between the patterns of one route by its parameters', () => {
    const text = moduleOf(['word', '/words/:slug'], ['word', '/words/:language/:slug']);
    expect(text).toContain('(params: { language: Segment; slug: Segment } | { slug: Segment })');
    expect(text).toContain("'language' in params ? `/words/${encodeURIComponent(params.language)}/");
  });

  it('name pages without parameters that share a route by their last segment', () => {
    const text = moduleOf(['site-page', '/our-words'], ['site-page', '/terms']);
    expect(text).toContain("export const ourWords = '/our-words';");
    expect(text).toContain("export const terms = '/terms';");
  });

  it('cannot be written if no parameter tells two patterns of one route apart', () => {
    expect(() => moduleOf(['word', '/words/:slug'], ['word', '/sayings/:slug'])).toThrow(
      '/words/:slug has no parameter of its own beside /sayings/:slug.',
    );
  });
});
