import { WarmedPages } from './warmed-pages';

const current = () => true;
const page = (data: unknown, isCurrent = current) => ({ pillar: 'bible', routeId: 'chapter', data, isCurrent });

describe('WarmedPages', () => {
  it('finds a warmed page, even if its data is null', () => {
    const warmed = new WarmedPages();
    warmed.keep('/bible/genesis/2', page({ text: 'Thus' }));
    warmed.keep('/search', page(null));
    expect(warmed.find('/bible/genesis/2')).toEqual(page({ text: 'Thus' }));
    expect(warmed.find('/search')).toEqual(page(null));
    expect(warmed.find('/bible/genesis/3')).toBeUndefined();
  });

  it('does not find a page whose loader would get other preferences now', () => {
    const warmed = new WarmedPages();
    let translation = 'kjv';
    warmed.keep(
      '/bible/genesis/2',
      page(null, () => translation === 'kjv'),
    );
    expect(warmed.find('/bible/genesis/2')).toBeDefined();
    translation = 'web';
    expect(warmed.find('/bible/genesis/2')).toBeUndefined();
  });

  it('drops the oldest pages when there are too many', () => {
    const warmed = new WarmedPages();
    for (let chapter = 1; chapter <= 50; chapter += 1) warmed.keep(`/bible/psalms/${chapter}`, page(chapter));
    expect(warmed.find('/bible/psalms/1')).toBeUndefined();
    expect(warmed.find('/bible/psalms/50')).toEqual(page(50));
  });
});
