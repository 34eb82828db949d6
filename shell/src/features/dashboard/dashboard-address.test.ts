import fc from 'fast-check';
import { layoutPanels, type Layout } from '@manna/shared/domain';
import { readDashboard, sidesOf, withDashboard, type Dashboard } from './dashboard-address';
import { placeOf, withLayout, withoutPanel, withPanel, withPanelMoved, withPanelPath } from './panels/arrange-panels';

const layouts = Object.keys(layoutPanels) as Layout[];
const paths = fc.constantFrom(
  '/',
  '/bible/genesis/1',
  '/dictionary/ark',
  '/search?query=a,b%2Cc',
  '/encyclopedia/people',
);
const dashboards: fc.Arbitrary<Dashboard> = fc
  .constantFrom(...layouts)
  .chain((layout) =>
    fc
      .array(paths, { minLength: layoutPanels[layout] - 1, maxLength: layoutPanels[layout] - 1 })
      .map((panels) => ({ layout, panels })),
  );

const isWhole = ({ layout, panels }: Dashboard): boolean => panels.length === layoutPanels[layout] - 1;

describe('the dashboard in the URL', () => {
  it('has as many positions left and right as its layout has side panels', () => {
    for (const layout of layouts) expect(sidesOf(layout).left + sidesOf(layout).right).toBe(layoutPanels[layout] - 1);
  });

  it('is the same after it is written and read, and does not change the rest of the query', () => {
    fc.assert(
      fc.property(dashboards, (dashboard) => {
        const search = withDashboard('?v=3_5-7&mdl=share', dashboard);
        expect(readDashboard(search)).toEqual(dashboard);
        expect(new URLSearchParams(withDashboard(search, null)).toString()).toBe('v=3_5-7&mdl=share');
      }),
    );
  });

  it.each(['', '?layout=', '?layout=side', '?panels=%2Fbible', '?layout=SIDE-LEFT'])('%j has no panels', (search) => {
    expect(readDashboard(search)).toBeNull();
  });

  it('shows the home page in panels that have no path in the URL', () => {
    expect(readDashboard('?layout=stack-right&panels=%2Fbible')).toEqual({
      layout: 'stack-right',
      panels: ['/bible', '/'],
    });
  });

  it('never leads out of the site', () => {
    expect(readDashboard('?layout=side-right&panels=%2F%2Fevil.example')?.panels).toEqual(['/']);
  });
});

describe('changes to panels', () => {
  it('opens panels beside the main one first, then below, at most four, with a panel at every position', () => {
    const seen: Dashboard[] = [];
    let dashboard: Dashboard | null = null;
    for (const path of ['/a', '/b', '/c', '/d', '/e']) seen.push((dashboard = withPanel(dashboard, path)));
    expect(seen.map(({ layout }) => layout)).toEqual([
      'side-right',
      'side-split',
      'side-split-stack',
      'stack-split',
      'stack-split',
    ]);
    expect(dashboard?.panels).toEqual(['/b', '/d', '/a', '/e']);
  });

  it('leaves the other panels on their sides when one is closed', () => {
    const all: Dashboard = { layout: 'stack-split', panels: ['/a', '/b', '/c', '/d'] };
    expect(withoutPanel(all, 0)).toEqual({ layout: 'side-split-stack', panels: ['/b', '/c', '/d'] });
    expect(withoutPanel(all, 3)).toEqual({ layout: 'stack-split-side', panels: ['/a', '/b', '/c'] });
    expect(withoutPanel({ layout: 'side-left', panels: ['/a'] }, 0)).toBeNull();
  });

  it('has a panel at every position after any panel is opened, moved or closed', () => {
    fc.assert(
      fc.property(dashboards, fc.nat(3), paths, (dashboard, place, path) => {
        const index = place % dashboard.panels.length;
        expect(isWhole(withPanel(dashboard, path))).toBe(true);
        expect(isWhole(withPanelMoved(dashboard, index, 1))).toBe(true);
        expect(withPanelPath(dashboard, index, path).panels[index]).toBe(path);
        const smaller = withoutPanel(dashboard, index);
        if (smaller) expect(isWhole(smaller)).toBe(true);
        else expect(dashboard.panels).toHaveLength(1);
      }),
    );
  });

  it('is whole in any layout that is chosen, and keeps the panels that there is room for', () => {
    fc.assert(
      fc.property(dashboards, dashboards, (dashboard, { layout }) => {
        const changed = withLayout(dashboard, layout);
        expect(changed && isWhole(changed)).toBe(true);
        const kept = Math.min(dashboard.panels.length, changed?.panels.length ?? 0);
        expect(changed?.panels.slice(0, kept)).toEqual(dashboard.panels.slice(0, kept));
      }),
    );
    expect(withLayout(null, null)).toBeNull();
  });

  it('restores the order when a panel is moved forward and back again', () => {
    fc.assert(
      fc.property(dashboards, fc.nat(3), (dashboard, place) => {
        fc.pre(dashboard.panels.length > 1);
        const index = place % dashboard.panels.length;
        const next = (index + 1) % dashboard.panels.length;
        expect(withPanelMoved(withPanelMoved(dashboard, index, 1), next, -1)).toEqual(dashboard);
      }),
    );
    expect(withPanelMoved({ layout: 'side-left', panels: ['/a'] }, 0, 1).layout).toBe('side-right');
  });
});

test('each panel has its own position: the left ones from the top, then the right ones', () => {
  expect([0, 1, 2].map((index) => placeOf('stack-split-side', index))).toEqual([
    { side: 'left', row: 'upper' },
    { side: 'left', row: 'lower' },
    { side: 'right', row: 'whole' },
  ]);
  fc.assert(
    fc.property(dashboards, ({ layout, panels }) => {
      const places = panels.map((_path, index) => Object.values(placeOf(layout, index)).join(' '));
      expect(new Set(places).size).toBe(panels.length);
    }),
  );
});
