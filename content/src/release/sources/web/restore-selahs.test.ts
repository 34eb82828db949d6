import { ContentError } from '../../../base/content-error';
import { drawEdition } from '../../../testing/draw-edition';
import { restoreSelahs } from './restore-selahs';

const restored = (drawn: Record<string, string>, older: Record<string, string>) =>
  restoreSelahs(drawEdition('web', drawn).chapters, new Map(Object.entries(older))).chapters.map(
    ({ content }) => content,
  );

test('a Selah that the older text has at the end of a verse is put there', () => {
  const older = { 'Ps.3.1': 'There is no help. Selah.', 'Ps.3.2': 'Bless them. Selah.       Psalm 4  By David.' };
  expect(restored({ 'Ps.3.1': '“There is no help.”', 'Ps.3.2': 'May you bless them.' }, older)).toEqual([
    '“There is no help.” Selah. May you bless them. Selah.',
  ]);
});

test('a Selah inside a verse stands after the same words', () => {
  const older = { 'Ps.3.1': 'He will hear, and answer them. Selah. They never change.' };
  expect(restored({ 'Ps.3.1': 'He will hear and answer them. They never change.' }, older)).toEqual([
    'He will hear and answer them. Selah. They never change.',
  ]);
});

test('the place Selah is no Selah, and a Selah that is there stays one', () => {
  expect(restored({ 'Isa.16.1': 'to the hills' }, { 'Isa.16.1': 'from Selah. Selah.' })).toEqual(['to the hills']);
  expect(restored({ 'Ps.3.1': 'Help. Selah.' }, { 'Ps.3.1': 'Help. Selah.' })).toEqual(['Help. Selah.']);
});

test('the build fails when the words before a Selah are not in the verse', () => {
  expect(() => restored({ 'Ps.3.1': 'Others. They never.' }, { 'Ps.3.1': 'answer them. Selah. They never.' })).toThrow(
    new ContentError('web Ps.3.1 does not have the words "answer them" before its Selah.'),
  );
});
