import { pillarDescriptorSchema, type Extensions, type ResolvedComposition, type Slots } from '../../contracts';
import { extensionsOf, labelOf } from './extensions';

const page = (id: string, needsAccounts = false) => ({
  id,
  path: `/${id}`,
  label: id,
  icon: 'book' as const,
  ...(needsAccounts && { needsAccounts }),
});

const pillar = (name: string, pages: readonly ReturnType<typeof page>[], extensions: Partial<Extensions>) => ({
  name,
  metadata: { title: name, accent: 'red', routes: [], pages, extensions, extensionFiles: {} },
});

const compose = (slots: Slots, ...pillars: ReturnType<typeof pillar>[]) =>
  ({ pillars, slots }) as unknown as ResolvedComposition;

const garden = pillar('garden', [page('plants'), page('animals')], {
  menuEntries: [
    { page: 'plants', order: 30, tab: true },
    { page: 'animals', order: 10 },
  ],
});
const account = pillar('account', [page('account', true)], { menuEntries: [{ page: 'account', order: 20 }] });

const keys = (composition: ResolvedComposition, site = {}) =>
  extensionsOf(composition, 'menuEntries', site).map(({ key }) => key);

describe('extensionsOf', () => {
  it('sorts the extensions of all pillars by their order', () => {
    const composition = compose({}, garden, account);
    expect(keys(composition, { accountsServer: 'https://accounts.example' })).toEqual([
      'garden/animals',
      'account/account',
      'garden/plants',
    ]);
  });

  it('leaves out links to account pages when the site has no accounts server', () => {
    expect(keys(compose({}, garden, account))).toEqual(['garden/animals', 'garden/plants']);
  });

  it('replaces the id of a page by the page and keeps what else is declared', () => {
    const [, plants] = extensionsOf(compose({}, garden), 'menuEntries', {});
    expect(plants).toMatchObject({ page: { path: '/plants', label: 'plants' }, tab: true, accent: 'red' });
  });

  it('puts first what the composition puts first, and hides what it hides', () => {
    const site = { accountsServer: 'https://accounts.example' };
    const slots = { menuEntries: { order: ['garden/plants'], hidden: ['account/account'] } };
    expect(keys(compose(slots, garden, account), site)).toEqual(['garden/plants', 'garden/animals']);
  });

  it('returns no extensions of a pillar that could not be resolved', () => {
    const lost = { name: 'lost', metadata: null } as unknown as ReturnType<typeof pillar>;
    expect(keys(compose({}, lost, garden))).toHaveLength(2);
  });
});

describe('labelOf', () => {
  it('is English when there is no label in the language', () => {
    expect(labelOf({ label: 'Plants', translations: { es: 'Plantas' } }, 'es')).toBe('Plantas');
    expect(labelOf({ label: 'Plants' }, 'es')).toBe('Plants');
  });
});

describe('a descriptor', () => {
  const descriptor = (extensions: unknown) => ({
    name: 'garden',
    title: 'Garden',
    owner: 'gardeners',
    contract: '^2.0.0',
    accent: 'green',
    routes: [{ id: 'root', path: '/garden' }],
    pages: [page('garden')],
    extensions,
  });
  const problems = (extensions: unknown) =>
    pillarDescriptorSchema.safeParse(descriptor(extensions)).error?.issues.map(({ message }) => message) ?? [];

  it('is refused when an extension names a page or a modal that it does not declare', () => {
    expect(problems({ menuEntries: [{ page: 'garden', order: 1 }] })).toEqual([]);
    expect(problems({ menuEntries: [{ page: 'orchard', order: 1 }] })).toEqual([
      'names the page orchard, which the descriptor does not declare',
    ]);
    expect(problems({ headerActions: [{ page: 'garden', order: 1, label: 'Find', modal: 'finder' }] })).toEqual([
      'names the modal finder, which the descriptor does not declare',
    ]);
  });

  it('is refused when a sitemap path has other parameters than its list has values', () => {
    const source = (path: string) => ({ sitemapSources: [{ id: 'verses', order: 1, list: 'verses', path }] });
    expect(problems(source('/garden/:book/:chapterNum/:verseNum'))).toEqual([]);
    expect(problems(source('/garden/:book'))).not.toEqual([]);
  });

  it('is refused when it fills a slot that no shell has', () => {
    expect(problems({ ceiling: [] })).not.toEqual([]);
  });
});
