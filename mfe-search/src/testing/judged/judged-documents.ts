import { listingNames, type ListingName } from '@manna/shared/domain';
import { openCollection, type Collection } from '../../engine/collection';
import type { StockDocument } from '../stock-lunr';
import { builtListing } from './built-listings';

/** A collection as any engine can index it. */
export interface JudgedCollection {
  readonly name: ListingName;
  readonly fields: readonly string[];
  /** Their ids are like the answers of judged queries. */
  readonly documents: readonly StockDocument[];
}

/** The id of a judged answer: that of a verse, or the category and slug of an entry. */
export const answerId = (id: string, { category, slug }: Readonly<Record<string, string>>): string =>
  category === undefined || slug === undefined ? id : `${category}/${slug}`;

/** Every document of a collection: its id, and its position. */
function idsOf({ index, storedOf }: Collection): readonly { readonly id: string; readonly document: number }[] {
  // A query without clauses finds every document.
  return index.query(() => undefined).map(({ ref, document }) => ({ id: answerId(ref, storedOf(document)), document }));
}

function collectionOf(name: ListingName): JudgedCollection {
  const collection = openCollection(name, builtListing(name));
  const { fields, textsOf } = collection;
  const documents = idsOf(collection).map(({ id, document }) => {
    const texts = textsOf(document);
    return { id, values: Object.fromEntries(fields.map((field, position) => [field, texts[position] ?? []])) };
  });
  return { name, fields, documents };
}

/** All documents of the five listings that the site searches. */
export const judgedCollections = (): readonly JudgedCollection[] => listingNames.map(collectionOf);

/** The ids of all documents, without reading their texts. */
export const judgedIds = (): readonly string[] =>
  listingNames.flatMap((name) => idsOf(openCollection(name, builtListing(name))).map(({ id }) => id));
