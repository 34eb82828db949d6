import { markAt } from './verse-marks';

/** Elements at these distances from the top of the window. CSS pixels. */
const marksAt = (...tops: number[]) =>
  tops.map((top) => {
    const mark = document.createElement('sup');
    mark.textContent = String(top);
    mark.getBoundingClientRect = () => new DOMRect(0, top, 10, 10);
    return mark;
  });

describe('the verse at the top of the visible area', () => {
  it.each<[string, number[], string | undefined]>([
    ['is the first whose number is not above it', [-300, -20, 70, 300], '70'],
    ['is the last one above it if the next is below the visible area', [-300, -20, 900], '-20'],
    ['is the first one if all are below it', [900, 1200], '900'],
    ['is the last one if all are above it', [-300, -20], '-20'],
    ['is unknown in a page without verses', [], undefined],
  ])('%s', (_what, tops, expected) => {
    expect(markAt(marksAt(...tops), 64, 740)?.textContent).toBe(expected);
  });
});
