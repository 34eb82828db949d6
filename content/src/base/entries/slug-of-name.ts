/** Returns a name's slug: 'Baal-peor' becomes 'baal-peor'. */
export const slugOfName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
