import type { Age, ResourceKind } from '@manna/shared/contracts';

/** Texts of galleries. */
export const galleryText = {
  narrow: 'Narrow this gallery',
  whole: 'Show all of them',
  none: 'Nothing here matches these filters.',
  old: 'Old Testament',
  new: 'New Testament',
};

/** Names of the facets of a gallery. */
export const galleryFacetText = { kind: 'Kind', testament: 'Testament', age: 'For whom', period: 'Time' };

/** Kinds of resources. */
export const resourceKindText = {
  journey: 'Journey',
  region: 'Region',
  city: 'City',
  'family-tree': 'Family tree',
  timeline: 'Timeline',
  chart: 'Chart',
  'verse-plate': 'Verse to look at',
  initial: 'Illuminated letter',
  quiz: 'Quiz',
  game: 'Game',
  'read-along': 'Read-along text',
  recording: 'Recording',
  film: 'Film',
  picture: 'Picture',
  document: 'Document',
  sheet: 'Sheet to fill in',
  'reading-plan': 'Reading plan',
  book: 'Book',
} satisfies Record<ResourceKind, string>;

/** Whom resources are for. */
export const ageText = { children: 'Children', youth: 'Young people', adults: 'Adults' } satisfies Record<Age, string>;
