import type { ListingName } from '@manna/shared/domain';
import type { BoostOf } from './postings';

/** Fields whose words name an entry. */
const titleFields: readonly string[] = ['name', 'title', 'aliases'];

/** What a word counts for in a title, compared with the text (specification, section 9). */
const ofCollection: Partial<Record<ListingName, number>> = { articles: 3, dictionary: 2.4, resources: 2.2 };
const ofCategory: Readonly<Record<string, number>> = { people: 2.8, places: 2.6 };

/** The boost of each field for lunr's scores: the weight of the collection or category for titles, else 1. */
export function titleBoost(
  name: ListingName,
  fields: readonly string[],
  categoryOf: (document: number) => string | undefined,
): BoostOf {
  const isTitle = fields.map((field) => titleFields.includes(field));
  const weight = ofCollection[name];
  return (field, document) => {
    if (isTitle[field] !== true) return 1;
    return weight ?? ofCategory[categoryOf(document) ?? ''] ?? 1;
  };
}
