const article = /^(the|a|an) (?=.)/;

/**
 * A name as lists are ordered by it, letters and digits alone: 'The Étude of Ur-Nammu' is 'etude of ur nammu'. A name
 * that has neither is itself.
 */
export function sortName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['\u2018\u2019\u02bb-\u02bf]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return plain.replace(article, '') || name;
}
