import type { PinGroup } from './group-pins';
import type { MapMarker } from './map-marker';
import { placeNames } from './place-names';

const pin = (title: string, x: number, y: number): PinGroup<MapMarker> => ({
  x,
  y,
  markers: [
    {
      id: title.toLowerCase(),
      title,
      latitude: 0,
      longitude: 0,
      pagePath: `/encyclopedia/places/${title.toLowerCase()}`,
      kinds: [],
      isSubject: false,
      isFirm: true,
    },
  ],
});
const frame = { clientWidth: 300, clientHeight: 200 };

it('names stand to the right of their places, or to the left at the edge', () => {
  expect(placeNames([pin('Bethel', 100, 100), pin('Joppa', 280, 100)], frame)).toMatchObject([
    { title: 'Bethel', anchor: 'start', y: 100 },
    { title: 'Joppa', anchor: 'end', y: 100 },
  ]);
});

it('a name that would cover a pin or another name moves, and is left out if it has no room', () => {
  const [ai, bethel] = placeNames([pin('Ai', 100, 100), pin('Bethel', 122, 100)], frame);
  expect(ai).toMatchObject({ title: 'Ai', anchor: 'end' });
  expect(bethel).toMatchObject({ title: 'Bethel', anchor: 'start' });
  const crowd = [0, 1, 2, 3, 4, 5, 6, 7].map((row) => pin('Kiriath-jearim', 150, 60 + row * 6));
  expect(placeNames(crowd, frame).length).toBeLessThan(crowd.length);
});
