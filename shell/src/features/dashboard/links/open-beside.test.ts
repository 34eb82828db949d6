import { openBeside } from './open-beside';

const PATH = '/bible/cross-references/john/3?v=16';

describe('a page that is opened beside another', () => {
  it('has a new panel where the page has none', () => {
    expect(openBeside(null, PATH)).toEqual({ dashboard: { layout: 'side-right', panels: [PATH] }, index: 0 });
  });

  it('goes on the free side, before what stands on the right', () => {
    expect(openBeside({ layout: 'side-right', panels: ['/bible/john/1'] }, PATH)).toEqual({
      dashboard: { layout: 'side-split', panels: [PATH, '/bible/john/1'] },
      index: 0,
    });
  });

  it('takes the panel that shows a page of its kind, and leaves the others', () => {
    const panels = ['/dictionary', '/bible/cross-references/genesis/1', '/bible/john/1'];
    expect(openBeside({ layout: 'stack-split-side', panels }, PATH)).toEqual({
      dashboard: { layout: 'stack-split-side', panels: ['/dictionary', PATH, '/bible/john/1'] },
      index: 1,
    });
  });

  it('is of another kind than a page that only shares the pillar, or the beginning of a name', () => {
    const panels = ['/bible', '/bible/cross-references-of-old'];
    expect(openBeside({ layout: 'stack-right', panels }, PATH).dashboard.panels).toEqual([PATH, ...panels]);
  });

  it('takes the last panel where four stand', () => {
    const panels = ['/', '/dictionary', '/bible/john/1', '/encyclopedia/people'];
    expect(openBeside({ layout: 'stack-split', panels }, PATH)).toEqual({
      dashboard: { layout: 'stack-split', panels: ['/', '/dictionary', '/bible/john/1', PATH] },
      index: 3,
    });
  });
});
