/** What the map of related places says of sites that are not certain. */
export const sitesText = {
  site: (site: string, percent: number) => `${site} (another proposed site, ${percent}%)`,
  unsure: (place: string) => `${place} (site not certain)`,
  isUnsure: 'site not certain',
  legend: 'Hollow: where it was is not certain.',
};
