/** @jest-environment node */
import { qrPath } from './qr-path';

const modules = (...rows: string[]) => rows.map((row) => [...row].map((module) => module === '#'));

describe('the path of a QR code', () => {
  it('covers each run of dark modules', () => {
    expect(qrPath(modules('##.#', '....', '.###'))).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 2h3v1h-3z');
  });
});
