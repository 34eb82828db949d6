import type { EntryReading } from './measure-entry';
import type { GalleryReading } from './measure-gallery';
import type { ListReading } from './measure-list';
import type { MapReading } from './measure-map';
import type { TimelineReading } from './measure-timeline';
import type { Table } from './report';
import { median } from './statistics';

const medianOf = <Reading>(readings: readonly Reading[], value: (reading: Reading) => number): number =>
  median(readings.map(value));

export const entryTable = (readings: readonly EntryReading[]): Table => ({
  title: `An entry on the same phone, median of ${readings.length}`,
  columns: ['site', 'static page'],
  rows: [
    {
      figure: 'entryVisible',
      values: [medianOf(readings, ({ site }) => site), medianOf(readings, ({ plain }) => plain)],
    },
    { figure: 'entryDrawingBytes', values: [medianOf(readings, ({ drawingBytes }) => drawingBytes)] },
  ],
});

export const articleTable = (readings: readonly EntryReading[]): Table => ({
  title: `An article on the same phone, median of ${readings.length}`,
  columns: ['site', 'static page'],
  rows: [
    {
      figure: 'articleVisible',
      values: [medianOf(readings, ({ site }) => site), medianOf(readings, ({ plain }) => plain)],
    },
    { figure: 'articleShift', values: [Math.max(...readings.map(({ shift }) => shift))] },
  ],
});

export const listTable = (readings: readonly ListReading[]): Table => ({
  title: `A list of the encyclopedia on the same phone, median of ${readings.length}`,
  columns: ['site'],
  rows: [
    { figure: 'listFrames', values: [medianOf(readings, ({ frames }) => frames)] },
    { figure: 'listWait', values: [medianOf(readings, ({ longestWait }) => longestWait)] },
    { figure: 'listOwnFrames', values: [medianOf(readings, ({ ownFrames }) => ownFrames)] },
  ],
});

export const galleryTable = (readings: readonly GalleryReading[]): Table => ({
  title: `A gallery of 1,000 pictures on the same phone, median of ${readings.length}`,
  columns: ['site'],
  rows: [
    { figure: 'galleryFrames', values: [medianOf(readings, ({ frames }) => frames)] },
    { figure: 'galleryWait', values: [medianOf(readings, ({ longestWait }) => longestWait)] },
    { figure: 'galleryFarthest', values: [Math.max(...readings.map(({ farthest }) => farthest))] },
    { figure: 'galleryShift', values: [Math.max(...readings.map(({ shift }) => shift))] },
  ],
});

export const timelineTable = (readings: readonly TimelineReading[]): Table => ({
  title: `The timeline, median of ${readings.length}`,
  columns: ['site'],
  rows: [
    { figure: 'timelineStep', values: [medianOf(readings, ({ wide }) => wide.step)] },
    { figure: 'timelineSlowStep', values: [medianOf(readings, ({ slow }) => slow.step)] },
    { figure: 'timelineManyStep', values: [medianOf(readings, ({ many }) => many.step)] },
    { figure: 'timelineFrame', values: [medianOf(readings, ({ wide }) => wide.frame)] },
    { figure: 'timelineSlowFrame', values: [medianOf(readings, ({ slow }) => slow.frame)] },
    { figure: 'timelineRest', values: [medianOf(readings, ({ wide }) => wide.rest)] },
    { figure: 'timelineSlowRest', values: [medianOf(readings, ({ slow }) => slow.rest)] },
  ],
});

export const mapTable = (readings: readonly MapReading[]): Table => ({
  title: `A map on the same phone, median of ${readings.length}`,
  columns: ['site'],
  rows: [
    { figure: 'mapDrawn', values: [medianOf(readings, ({ drawn }) => drawn)] },
    { figure: 'mapFirstBytes', values: [medianOf(readings, ({ firstBytes }) => firstBytes)] },
    { figure: 'mapLive', values: [medianOf(readings, ({ live }) => live)] },
    { figure: 'mapBytes', values: [medianOf(readings, ({ bytes }) => bytes)] },
  ],
});
