import sax, { type Tag } from 'sax';
import { palette } from '@manna/shared/print';
import type { AuthoredContent, AuthoredDrawing } from '../authored';
import type { Fault, LineFault } from '../fault';

/** CSS pixels of every drawing. */
export const DRAWING_SIZE = { width: 640, height: 480 } as const;
const VIEW_BOX = `0 0 ${DRAWING_SIZE.width} ${DRAWING_SIZE.height}`;
const MOST_BYTES = 40_000;

const elements = new Set(['svg', 'g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon']);
const attributes = new Set(
  [
    'xmlns viewBox transform opacity d points x y x1 y1 x2 y2 cx cy r rx ry width height',
    'fill fill-opacity fill-rule stroke stroke-opacity stroke-width stroke-linecap stroke-linejoin stroke-dasharray',
  ].flatMap((names) => names.split(' ')),
);
const colours = new Set<string>([...Object.values(palette), 'none']);

function tagFaults({ name, attributes: given }: Tag): string[] {
  if (!elements.has(name)) return [`A drawing has no <${name}>.`];
  return Object.entries(given).flatMap(([key, value]) => {
    if (!attributes.has(key)) return [`A drawing has no attribute ${key}.`];
    if ((key === 'fill' || key === 'stroke') && !colours.has(value.toLowerCase()))
      return [`${value} is no colour of content/src/base/palette.ts.`];
    return [];
  });
}

/** Checks the SVG of one drawing: well-formed, of the common size, with shapes and colours of the palette alone. */
function svgFaults(svg: string): LineFault[] {
  const faults: LineFault[] = [];
  const parser = sax.parser(true, { position: true });
  const report = (sentence: string) => faults.push({ line: parser.line + 1, sentence });
  let root: Tag | undefined;
  let isWellFormed = true;
  parser.onerror = (error) => {
    if (isWellFormed) report(`The SVG is not well-formed: ${error.message.split('\n')[0] ?? ''}.`);
    isWellFormed = false;
    parser.resume();
  };
  parser.onopentag = (tag) => {
    root ??= tag as Tag;
    tagFaults(tag as Tag).forEach(report);
  };
  parser.ontext = (text) => {
    if (text.trim() !== '') report('A drawing has no text.');
  };
  parser.write(svg).close();
  if (root?.name !== 'svg' || root.attributes['viewBox'] !== VIEW_BOX)
    faults.unshift({ line: 1, sentence: `A drawing is an <svg> with viewBox="${VIEW_BOX}".` });
  const bytes = Buffer.byteLength(svg);
  if (bytes > MOST_BYTES)
    faults.unshift({ line: 1, sentence: `Bytes of the drawing: ${bytes}; at most ${MOST_BYTES}.` });
  return faults;
}

const ofDrawing = ({ file, svg }: AuthoredDrawing): Fault[] => svgFaults(svg).map((fault) => ({ file, ...fault }));

/** Checks every drawing, and that each is shown by an entry and each that an entry shows exists. */
export function drawingFaults({ entries, drawings }: AuthoredContent): Fault[] {
  const known = new Set(drawings.map(({ slug }) => slug));
  const shown = new Set(entries.flatMap(({ matter }) => matter.picture?.drawing ?? []));
  return [
    ...drawings.flatMap(ofDrawing),
    ...drawings
      .filter(({ slug }) => !shown.has(slug))
      .map(({ file }) => ({ file, line: 1, sentence: 'No entry shows this drawing.' })),
    ...entries.flatMap(({ file, matter: { picture }, lineOf }): Fault[] =>
      picture === undefined || known.has(picture.drawing)
        ? []
        : [{ file, line: lineOf('picture', 'drawing'), sentence: `There is no drawing ${picture.drawing}.` }],
    ),
  ];
}
