import { addProtocol, type LayerSpecification, type StyleSpecification } from 'maplibre-gl';
import type { MapConfig } from '@manna/shared/contracts';
import { reportFailure } from '@manna/shared/runtime';
import type { MapColours } from './map-colours';

/** After this time the site's own ground is taken. Milliseconds. */
const TIMEOUT_MS = 10_000;

/** A ground that the operator has chosen: its sources, and its layers in the colours of the page. */
export interface ChosenGround extends Pick<StyleSpecification, 'sources' | 'sprite' | 'glyphs'> {
  layersIn: (colours: MapColours) => LayerSpecification[];
}

/** Makes the library read addresses that begin with pmtiles://, by code that only such maps load. */
async function readsPmtiles() {
  const { PMTiles, Protocol, TileType } = await import(/* webpackChunkName: "map-pmtiles" */ 'pmtiles');
  // With the attribution of the file.
  const protocol = new Protocol({ metadata: true });
  addProtocol('pmtiles', protocol.tile);
  return { PMTiles, protocol, TileType };
}

const isStyle = (value: unknown): value is StyleSpecification => {
  const { version, sources, layers } = (value ?? {}) as Record<string, unknown>;
  return version === 8 && typeof sources === 'object' && sources !== null && Array.isArray(layers);
};

async function loadStyle(url: string): Promise<ChosenGround> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const text = await response.text();
  const style: unknown = JSON.parse(text);
  if (!isStyle(style)) throw new Error(`${url} is no style of version 8`);
  if (text.includes('pmtiles://')) await readsPmtiles();
  const { sources, sprite, glyphs, layers } = style;
  return { sources, ...(sprite && { sprite }), ...(glyphs && { glyphs }), layersIn: () => layers };
}

/** Layers of land and water in the two usual schemas of vector tiles: Protomaps' basemap and OpenMapTiles. */
function vectorLayers(known: ReadonlySet<string>, { land, water, shore }: MapColours): LayerSpecification[] {
  const source = 'tiles';
  const ofKind = (kind: 'Polygon' | 'LineString') => ['==', ['geometry-type'], kind] as ['==', ...unknown[]];
  const layers: (LayerSpecification & { 'source-layer'?: string })[] = [
    { id: 'background', type: 'background', paint: { 'background-color': known.has('earth') ? water : land } },
    { id: 'earth', source, 'source-layer': 'earth', type: 'fill', paint: { 'fill-color': land } },
    {
      id: 'water',
      source,
      'source-layer': 'water',
      type: 'fill',
      filter: ofKind('Polygon') as never,
      paint: { 'fill-color': water },
    },
    ...['water', 'waterway'].map((layer): LayerSpecification => ({
      id: `${layer} lines`,
      source,
      'source-layer': layer,
      type: 'line',
      filter: ofKind('LineString') as never,
      paint: { 'line-color': shore, 'line-width': 1 },
    })),
  ];
  return layers.filter((layer) => layer['source-layer'] === undefined || known.has(layer['source-layer']));
}

async function loadPmtiles(url: string): Promise<ChosenGround> {
  const { PMTiles, protocol, TileType } = await readsPmtiles();
  const file = new PMTiles(url);
  protocol.add(file);
  const { tileType } = await file.getHeader();
  const address = `pmtiles://${url}`;
  if (tileType !== TileType.Mvt) {
    return {
      sources: { tiles: { type: 'raster', url: address, tileSize: 256 } },
      layersIn: () => [{ id: 'tiles', type: 'raster', source: 'tiles' }],
    };
  }
  const metadata = (await file.getMetadata()) as { vector_layers?: { id: string }[] } | null;
  const known = new Set(metadata?.vector_layers?.map(({ id }) => id));
  if (!known.has('water')) throw new Error(`${url} has no layer "water"`);
  return {
    sources: { tiles: { type: 'vector', url: address } },
    layersIn: (colours) => vectorLayers(known, colours),
  };
}

/** Loads the ground that the operator has chosen; undefined if its style or the head of its file cannot be loaded. */
export async function loadChosenGround({ style, pmtiles }: MapConfig): Promise<ChosenGround | undefined> {
  try {
    if (style !== undefined) return await loadStyle(style);
    return pmtiles === undefined ? undefined : await loadPmtiles(pmtiles);
  } catch (error) {
    reportFailure(error, 'map');
    return undefined;
  }
}
