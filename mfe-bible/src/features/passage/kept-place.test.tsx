import { keepPlace, placeFrom, readPlace } from './kept-place';

const place = { block: 1, within: 20, heights: [300, 400], verse: { position: 3, below: -5 } };

beforeEach(() => sessionStorage.clear());

describe('the stored position of a reader', () => {
  it('is found under its name, and under no other', () => {
    keepPlace(sessionStorage, 'one', place);
    expect(readPlace(sessionStorage, 'one')).toEqual(place);
    expect(readPlace(sessionStorage, 'other')).toBeUndefined();
  });

  it('is removed after many others were stored', () => {
    for (let page = 0; page < 20; page++) keepPlace(sessionStorage, `page ${page}`, place);
    expect(readPlace(sessionStorage, 'page 19')).toEqual(place);
    expect(readPlace(sessionStorage, 'page 0')).toBeUndefined();
  });

  it.each([null, 'text', {}, { ...place, block: 2 }, { ...place, heights: ['300'] }, { ...place, within: null }])(
    'is undefined if the storage has %j',
    (value) => {
      expect(placeFrom(value)).toBeUndefined();
      sessionStorage.setItem('bible-passage-places', JSON.stringify([['one', value]]));
      expect(readPlace(sessionStorage, 'one')).toBeUndefined();
    },
  );

  it('is undefined if the storage has invalid JSON', () => {
    sessionStorage.setItem('bible-passage-places', '{');
    expect(readPlace(sessionStorage, 'one')).toBeUndefined();
  });
});
