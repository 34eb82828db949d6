/** A figure that the bench reports. */
export interface Figure {
  name: string;
  unit: 'ms' | 's' | 'kB' | 'MB' | 'per s' | 'count' | 'score' | 'screens';
  /** In the unit above, or as a ratio to the page or server that the site is compared with. */
  target?: string;
}

/** Everything that the bench measures, with its targets. kB and MB are decimal. */
export const figures = {
  textVisible: { name: 'Chapter text visible', unit: 'ms', target: 'at most 1.3 x the static page' },
  largestPaint: { name: 'Largest contentful paint', unit: 'ms' },
  layoutShift: { name: 'Cumulative layout shift', unit: 'score', target: '0' },
  scriptBytes: { name: 'JavaScript before interactive, brotli', unit: 'kB', target: 'at most 125.6 kB' },
  interactive: { name: 'Interactive', unit: 'ms', target: 'under 2,400 ms' },
  requests: { name: 'Requests until interactive', unit: 'count' },
  nextChapter: { name: 'Next chapter, warm', unit: 'ms', target: 'at most 3 x the turning page' },
  laterChapter: { name: 'And the one after that', unit: 'ms' },
  quickChapter: { name: 'Next chapter, warm, at full speed', unit: 'ms', target: 'under 100 ms' },
  nextRequests: { name: 'Requests on the way to the next', unit: 'count', target: '0' },
  nextInteraction: { name: 'Interaction to next paint of its click', unit: 'ms', target: 'under 200 ms' },
  compareInteraction: {
    name: 'Psalm 119 in four translations: interaction to next paint',
    unit: 'ms',
    target: 'under 200 ms',
  },
  searchKey: {
    name: 'Search: key press to painted results, after the wait',
    unit: 'ms',
    target: 'under 100 ms at 4 x slow',
  },
  searchTask: {
    name: 'Longest task of its main thread meanwhile, 0 if none of 50 ms',
    unit: 'ms',
    target: 'under 50 ms unslowed',
  },
  passageFrames: { name: 'The whole Bible as it scrolls, frames', unit: 'per s', target: 'at least 55' },
  passageWait: { name: 'Longest wait for one of them', unit: 'ms' },
  passageOwnFrames: { name: "Of its main thread's, by processor time used", unit: 'per s' },
  passageNodes: { name: 'Most nodes in its page', unit: 'count', target: 'under 3,000' },
  entryVisible: { name: 'Entry text visible', unit: 'ms', target: 'at most 1.3 x the static page' },
  entryDrawingBytes: { name: 'Code of maps, timeline and trees that it loads', unit: 'kB', target: '0' },
  articleVisible: { name: 'Article text visible', unit: 'ms', target: 'at most 1.3 x the static page' },
  articleShift: { name: 'Its layout shifts, worst visit', unit: 'score', target: '0' },
  listFrames: { name: 'A list as it scrolls, frames', unit: 'per s', target: 'at least 55' },
  listWait: { name: 'Longest wait for one of them', unit: 'ms' },
  listOwnFrames: { name: "Of its main thread's, by processor time used", unit: 'per s' },
  galleryFrames: { name: 'The gallery as it scrolls, frames', unit: 'per s', target: 'at least 55' },
  galleryWait: { name: 'Longest wait for one of them', unit: 'ms' },
  galleryFarthest: { name: 'The farthest picture that was requested', unit: 'screens', target: 'at most 2' },
  galleryShift: { name: 'Layout shift of the gallery', unit: 'score', target: '0' },
  timelineStep: { name: 'Zoom step of the timeline, p95, processor time', unit: 'ms', target: 'under 16 ms' },
  timelineSlowStep: { name: 'The same on the phone', unit: 'ms', target: 'under 50 ms' },
  timelineManyStep: { name: 'With ten times as much on it, at full speed', unit: 'ms', target: 'under 16 ms' },
  mapDrawn: { name: 'Map first drawn after it is seen, without its bytes', unit: 'ms', target: 'under 1,500 ms' },
  mapFirstBytes: { name: 'Bytes of what is drawn first', unit: 'kB' },
  mapLive: { name: 'Map that can be moved, without its bytes', unit: 'ms' },
  mapBytes: { name: 'Its bytes, which take as long as the line needs', unit: 'kB' },
  cachedRate: { name: 'Cached chapter, requests', unit: 'per s' },
  cachedP95: { name: 'Cached chapter, p95', unit: 'ms' },
  cachedCoreRate: {
    name: 'The same on one core, by processor time used',
    unit: 'per s',
    target: 'at least 0.4 x bare node',
  },
  frontCoreRate: {
    name: 'Behind an nginx that keeps pages, on one core',
    unit: 'per s',
    target: 'at least 0.5 x nginx',
  },
  homeP95: { name: 'Cached first page one by one, p95', unit: 'ms', target: 'under 20 ms' },
  coldP95: { name: 'Uncached chapters one by one, p95', unit: 'ms', target: 'under 100 ms' },
  coldRate: { name: 'Uncached chapters at once, requests', unit: 'per s' },
  coldRateP95: { name: 'Uncached chapters at once, p95', unit: 'ms' },
  coldCpu: { name: 'Processor time of one, PostgreSQL apart', unit: 'ms' },
  queryP95: { name: 'Query of a chapter, p95', unit: 'ms', target: 'under 10 ms' },
  entryQueryP95: { name: 'Query of an entry, p95', unit: 'ms', target: 'under 20 ms' },
  relationsQueryP95: { name: 'Query of its relations, p95', unit: 'ms', target: 'under 20 ms' },
  listQueryP95: { name: 'Query of a page of a list, p95', unit: 'ms' },
  verseQueryP95: { name: 'Query of a verse with all it has, p95', unit: 'ms', target: 'under 30 ms' },
  eventsQueryP95: { name: 'Query of fifty events, p95', unit: 'ms' },
  lexiconQueryP95: { name: 'Query of a word and its verses, p95', unit: 'ms' },
  pillarsQueryP95: { name: 'Query of the pillars with counts, p95', unit: 'ms' },
  signIn: { name: 'A sign-in, provider and twenty at once included', unit: 'ms' },
  sessionRate: { name: 'Sessions read beside 200 cached pages a second', unit: 'per s', target: 'at least 195' },
  sessionP95: { name: 'Session, p95', unit: 'ms', target: 'under 20 ms' },
  besideP95: { name: 'Cached chapter beside them, p95', unit: 'ms', target: 'under 20 ms' },
  besideCpu: { name: 'Processor time of a request of both, PostgreSQL apart', unit: 'ms', target: 'under 2 ms' },
  memory: { name: 'Memory after all this, PostgreSQL apart', unit: 'MB', target: 'under 400 MB' },
  firstStart: { name: 'First start, content to be loaded', unit: 's' },
  start: { name: 'Start with content loaded', unit: 's', target: 'under 3 s' },
} as const satisfies Record<string, Figure>;

export type FigureId = keyof typeof figures;
