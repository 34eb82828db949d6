import { relationKinds } from '../../contracts';
import { inverseOf } from './relations';

test('the inverse of an inverse is the relation itself', () => {
  for (const kind of relationKinds) {
    if (kind === 'father' || kind === 'mother' || kind === 'child') continue;
    expect(inverseOf(inverseOf(kind))).toBe(kind);
  }
});

test('a parent’s child has that parent as father or mother', () => {
  expect(inverseOf('father')).toBe('child');
  expect(inverseOf('mother')).toBe('child');
  expect(inverseOf('child', { sex: 'female' })).toBe('mother');
  expect(inverseOf('child', { sex: 'male' })).toBe('father');
});
