import fc from 'fast-check';
import { sideBySide } from './side-by-side';

const isSame = (one: string, other: string) => one === other;
const show = (left: string, right: string) =>
  sideBySide([...left], [...right], isSame).map((row) => `${row.left ?? '-'}${row.right ?? '-'}`);

test('equal entries share a row, and the others have one of their own', () => {
  expect(show('abDNszrj', 'abDSszmj')).toEqual(['aa', 'bb', 'DD', 'N-', '-S', 'ss', 'zz', 'r-', '-m', 'jj']);
});

test('both lists are complete and in order', () => {
  const list = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 });
  fc.assert(
    fc.property(list, list, (left, right) => {
      const rows = sideBySide(left, right, isSame);
      expect(rows.flatMap((row) => row.left ?? [])).toEqual(left);
      expect(rows.flatMap((row) => row.right ?? [])).toEqual(right);
    }),
  );
});
