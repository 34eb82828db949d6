import { wordsOf } from '@manna/shared/domain';
import { termsOfWord } from './terms';

/** One of the names of a document. */
export interface KnownName {
  readonly document: number;
  readonly field: 'name' | 'title' | 'aliases';
  /** Its terms, without an article at its start: 'flood' for 'The Flood'. */
  readonly terms: readonly string[];
}

const nameFields = ['name', 'title', 'aliases'] as const;
const articles: ReadonlySet<string> = new Set(['the', 'a', 'an']);

/** The terms of a name, or of a query that may be one: 'Beth-el' and 'beth el' are the same, and so are 'The Flood' and 'flood'. */
export function nameTerms(text: string): readonly string[] {
  const terms = wordsOf(text).flatMap((word) => termsOfWord(word).parts);
  return terms.length > 1 && articles.has(terms[0] ?? '') ? terms.slice(1) : terms;
}

/**
 * The names of all documents. Empty if no field has names.
 *
 * @param namesOf Returns the values of each field of a document.
 */
export function knownNames(
  fields: readonly string[],
  documentCount: number,
  namesOf: (document: number) => readonly (readonly string[])[],
): readonly KnownName[] {
  const byField = nameFields.flatMap((field) => {
    const position = fields.indexOf(field);
    return position === -1 ? [] : [{ field, position }];
  });
  const names: KnownName[] = [];
  for (let document = 0; byField.length > 0 && document < documentCount; document += 1) {
    const values = namesOf(document);
    for (const { field, position } of byField)
      for (const terms of (values[position] ?? []).map(nameTerms))
        if (terms.length > 0) names.push({ document, field, terms });
  }
  return names;
}
