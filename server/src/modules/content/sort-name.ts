const article = /^(the|a|an) (?=.)/;

/**
 * The key by which lists sort a name, letters and digits only: 'The Étude of Ur-Nammu' is 'etude of ur nammu'. A name
 * without any is returned unchanged.
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
