/** Whether the reader or the system prefers reduced motion. */
export const wantsStillness = (): boolean =>
  document.documentElement.dataset['motion'] === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches;
