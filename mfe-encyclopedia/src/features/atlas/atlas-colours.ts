import { readColours, type MapColours } from '../../map/map-colours';

const tokens = ['accent', 'card', 'red', 'orange', 'yellow', 'green', 'blue', 'purple'] as const;

/** Colours of the atlas: those of every map, and some of the page's own. */
export type AtlasColours = MapColours & Readonly<Record<(typeof tokens)[number], string>>;

/** The colours that the page has now at an element with the class `palette` of map-view.module.css. */
export function readAtlasColours(palette: Element): AtlasColours {
  const style = getComputedStyle(palette);
  // The tokens of the theme are hexadecimal, which the map's library reads.
  const own = Object.fromEntries(tokens.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]));
  return { ...readColours(palette), ...(own as Record<(typeof tokens)[number], string>) };
}
