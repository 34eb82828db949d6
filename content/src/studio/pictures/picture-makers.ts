import type { Maker } from '../maker';
import { journeyMap } from '../maps/journey-map';
import { illuminatedInitial } from '../art/illuminated-initial';
import { versePlate } from '../art/verse-plate';
import { booksByLength } from '../infographics/books-by-length';
import { familyTree } from '../infographics/family-tree';
import { feastsWheel } from '../infographics/feasts-wheel';
import { lifespansChart } from '../infographics/lifespans-chart';
import { measuresChart } from '../infographics/measures-chart';
import { reignsChart } from '../infographics/reigns-chart';
import { twoLinesChart } from '../infographics/two-lines-chart';
import { jerusalemMap } from '../maps/jerusalem-map';
import { kingdomsMap } from '../maps/kingdoms-map';
import { landsMap } from '../maps/lands-map';
import { provincesMap } from '../maps/provinces-map';
import { tribalLandsMap } from '../maps/tribal-lands-map';

/** Every maker of maps, infographics and art, by the name that front matter calls it. */
export const pictureMakers: ReadonlyMap<string, Maker> = new Map([
  ['journey-map', journeyMap],
  ['provinces-map', provincesMap],
  ['tribal-lands-map', tribalLandsMap],
  ['jerusalem-map', jerusalemMap],
  ['kingdoms-map', kingdomsMap],
  ['lands-map', landsMap],
  ['books-by-length', booksByLength],
  ['reigns-chart', reignsChart],
  ['lifespans-chart', lifespansChart],
  ['two-lines-chart', twoLinesChart],
  ['family-tree', familyTree],
  ['feasts-wheel', feastsWheel],
  ['measures-chart', measuresChart],
  ['verse-plate', versePlate],
  ['illuminated-initial', illuminatedInitial],
]);
