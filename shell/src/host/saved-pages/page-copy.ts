/** Server-Timing metric by which a page knows that it came from this device. */
export const COPY_METRIC = 'manna-kept';

/** Whether the open page is a copy from this device, and when it was saved; `savedAt` is undefined if that is unknown. */
export function pageCopy(): { savedAt: Date | undefined } | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  // Not in every browser.
  const metrics = navigation?.serverTiming;
  const cached = metrics?.find(({ name }) => name === COPY_METRIC);
  return cached && { savedAt: cached.description === '' ? undefined : new Date(cached.description) };
}
