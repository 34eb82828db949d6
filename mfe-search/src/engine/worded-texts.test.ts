import { decodeDocuments, formatEntryListing, readListing } from '@manna/shared/domain';
import fc from 'fast-check';
import { listed } from '../testing/listed';
import { wordsWithTerms } from './marks';
import { wordedTexts } from './worded-texts';

const text = fc.stringMatching(/^[ a-dA-Dé'’\u2011\-,.;:בְּ0-2\u{10348}]{0,40}$/u);
const entries = fc.array(fc.record({ name: text, summary: text, aliases: fc.array(text, { maxLength: 3 }) }));

test('a decoded text has the words that are found by looking at its letters', () => {
  fc.assert(
    fc.property(entries, (written) => {
      const listing = readListing(formatEntryListing('articles', written.map(listed)));
      const documents = listing.body.split('\n').slice(0, -1).map(wordedTexts(listing.vocabulary));
      expect(documents.map((fields) => fields.map((values) => values.map(({ text }) => text)))).toEqual(
        decodeDocuments(listing),
      );
      for (const value of documents.flat(2)) expect(value.words).toEqual(wordsWithTerms(value.text));
    }),
  );
});
