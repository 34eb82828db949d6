import { marksOf } from './marks';

const marked = (text: string, ...found: readonly string[]) =>
  marksOf(text, found).map(({ start, end }) => text.slice(start, end));

test('the words whose terms were found are marked as they are written', () => {
  expect(marked("And the LORD's word came; the Lord spoke", 'lord', 'spoke')).toEqual(["LORD's", 'Lord', 'spoke']);
  expect(marked('בְּרֵאשִׁית בָּרָא', 'ברא')).toEqual(['בָּרָא']);
  expect(marked('nothing here', 'lord')).toEqual([]);
});

test('a phrase is marked only where its words follow each other', () => {
  expect(marked('the sea, and the red sea', 'red sea')).toEqual(['red', 'sea']);
  expect(marked('red; Sea red', 'red sea')).toEqual(['red', 'Sea']);
});

test('a compound is marked for a part, for the whole, and within a phrase', () => {
  for (const term of ['beth', 'bethel']) expect(marked('to Beth-el', term)).toEqual(['Beth-el']);
  expect(marked('went to Beth-el and', 'to bethel and')).toEqual(['to', 'Beth-el', 'and']);
  expect(marked('went to Beth-el and', 'to beth el')).toEqual(['to', 'Beth-el']);
  expect(marked('went to Beth-el and', 'to beth')).toEqual([]);
});

test('what fills a gap or matches a pattern of a phrase is marked with it', () => {
  expect(marked('the love of God, and of the love', 'the love of ?')).toEqual(['the', 'love', 'of', 'God']);
  expect(marked('wom?n: the woman, the women', 'the wom?n')).toEqual(['the', 'woman', 'the', 'women']);
  expect(marked('the love of', 'the love of ?')).toEqual([]);
});
