import type { TimelineLane } from '@manna/shared/contracts';

/** Texts of the timeline. */
export const timelineText = {
  title: 'Timeline',
  lead: 'From Creation to this day: lives, kings, prophets, empires, events, and the writing of the books. Choose whose dates you see: those of Ussher and tradition, or those of historians.',
  description:
    'Lives, kings, prophets, empires, events and the writing of the books of the Bible, and the church, on one line from 4004 BC to this day.',
  englishOnly: 'The names on the timeline are in English only.',
  periods: 'Periods',
  dates: 'Dates by',
  leftOut: (count: number, shown: string) =>
    count === 1
      ? 'For 1 more of these years this site has no date of historians, so it is left out.'
      : `For ${shown} more of these years this site has no date of historians, so they are left out.`,
  byTradition: 'Show these years by tradition',
  all: 'All',
  earlier: 'Earlier',
  later: 'Later',
  nearer: 'Zoom in',
  farther: 'Zoom out',
  years: 'Years shown',
  hint: 'Drag it, or press the arrow keys. Zoom with + and −, with two fingers, or with the wheel after a click.',
  creation: 'Creation',
  flood: 'Flood',
  resurrection: 'Resurrection',
  shown: (years: string) => `In these years: ${years}`,
  counts: (shown: string, all: string) => `The ${shown} best known of ${all}.`,
  showAll: 'Show all of these years',
  none: 'Nothing is dated to these years.',
  about: (years: string) => `about ${years}`,
  seen: (years: string, count: string) => `${years}: ${count} on the timeline.`,
};

/** Names of the lanes. */
export const laneNames = {
  lives: 'Lives',
  prophets: 'Prophets',
  judah: 'Kings of all Israel, then of Judah',
  israel: 'Kings of Israel in the north',
  empires: 'Empires',
  events: 'Events',
  writing: 'Writing of the books',
  church: 'The church',
} satisfies Record<TimelineLane, string>;
