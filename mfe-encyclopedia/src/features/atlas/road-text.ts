import type { AncientRoad } from './ancient-roads';

/** Names and texts of the ancient roads. */
export const roadText = {
  title: 'Ancient roads',
  approximate:
    'Each is drawn in straight lines from town to town. Its course between them is uncertain, and it changed in the course of time.',
  source: 'After',
  sea: 'The Way of the Sea',
  philistines: 'The way of the land of the Philistines',
  kings: "The King's Highway",
  ridge: 'The Ridge Road',
  jericho: 'The road from Jerusalem to Jericho',
  egnatia: 'The Egnatian Way',
  appia: 'The Appian Way',
} satisfies Record<AncientRoad['id'] | 'title' | 'approximate' | 'source', string>;
