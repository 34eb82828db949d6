import { WarmedPages } from './warmed-pages';

const page = (data: unknown) => ({ pillar: 'bible', routeId: 'chapter', data });

describe('pages that were warmed', () => {
  it('answer at once, also where the answer is nothing', () => {
    const warmed = new WarmedPages();
    warmed.keep('/bible/genesis/2', page({ text: 'Thus' }));
    warmed.keep('/search', page(null));
    expect(warmed.find('/bible/genesis/2')).toEqual(page({ text: 'Thus' }));
    expect(warmed.find('/search')).toEqual(page(null));
    expect(warmed.find('/bible/genesis/3')).toBeUndefined();
  });

  it('are forgotten, the oldest first, before they fill the memory', () => {
    const warmed = new WarmedPages();
    for (let chapter = 1; chapter <= 50; chapter += 1) warmed.keep(`/bible/psalms/${chapter}`, page(chapter));
    expect(warmed.find('/bible/psalms/1')).toBeUndefined();
    expect(warmed.find('/bible/psalms/50')).toEqual(page(50));
  });
});
