import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import type { ChosenGround } from './chosen-ground';
import type { MapColours } from './map-colours';
import { GROUND } from './map-style';

/** What the ids of a chosen ground begin with, so that none is the same as one of ours. */
export const CHOSEN = 'chosen ';

const named = <Layer extends LayerSpecification>(layer: Layer): Layer => ({
  ...layer,
  id: CHOSEN + layer.id,
  ...('source' in layer && { source: CHOSEN + layer.source }),
});

/** A list that begins with 'literal' is an expression. */
const isFont = (font: unknown): font is string => typeof font === 'string' && font !== 'literal';

/** The fonts that names of a ground have. */
function fontsOf(layers: readonly LayerSpecification[]): string[] | undefined {
  for (const layer of layers) {
    const fonts: unknown = layer.type === 'symbol' ? layer.layout?.['text-font'] : undefined;
    if (Array.isArray(fonts) && fonts.every(isFont)) return fonts;
  }
  return undefined;
}

/** A style of ours with a chosen ground in place of the content's. */
export function onChosenGround(
  style: StyleSpecification,
  ground: ChosenGround,
  colours: MapColours,
): StyleSpecification {
  const below = ground.layersIn(colours);
  const fonts = fontsOf(below);
  // A ground whose fonts come from a server has no others.
  const { glyphs, sprite } = ground;
  const isRemote = glyphs !== undefined && fonts !== undefined;
  const above = style.layers
    .filter((layer) => 'source' in layer && layer.source !== GROUND)
    .map((layer) =>
      isRemote && layer.type === 'symbol' && layer.layout?.['text-font']
        ? { ...layer, layout: { ...layer.layout, 'text-font': fonts } }
        : layer,
    );
  const theirs = Object.entries(ground.sources).map(([id, source]) => [CHOSEN + id, source] as const);
  const ours = Object.entries(style.sources).filter(([id]) => id !== GROUND);
  return {
    ...style,
    ...(isRemote && { glyphs }),
    ...(sprite && { sprite }),
    sources: Object.fromEntries([...theirs, ...ours]),
    layers: [...below.map(named), ...above],
  };
}
