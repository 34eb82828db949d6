import sax from 'sax';
import { PrintError } from './print-error';
import { families } from './faces';
import type { Family } from './faces';
import { setLine } from './lettering';
import type { Lettering, PlacedGlyph } from './lettering';
import { element, escape, group, short } from './svg';
import type { Markup } from './svg';

type Attributes = Readonly<Record<string, string>>;

/** What a text takes from itself and from the elements around it. */
interface Setting {
  readonly lettering: Lettering;
  readonly anchor: string;
  readonly stroke: string;
  readonly strokeWidth: number;
  readonly strokeFirst: boolean;
}

interface Piece {
  readonly text: string;
  readonly setting: Setting;
  /** Paint of its own tspan. */
  readonly paint: Attributes;
  readonly x: number | undefined;
  readonly y: number | undefined;
  readonly dx: number;
  readonly dy: number;
}

const initial: Setting = {
  lettering: { family: 'Literata', weight: 400, italic: false, size: 16 },
  anchor: 'start',
  stroke: 'none',
  strokeWidth: 1,
  strokeFirst: false,
};

/** Consumed here; everything else about a text goes on to the group that takes its place. */
const ownAttributes = new Set([
  ...['x', 'y', 'dx', 'dy', 'font-family', 'font-size', 'font-weight', 'font-style', 'font-variant-numeric'],
  ...['letter-spacing', 'text-anchor', 'direction', 'xml:space', 'stroke-width', 'stroke', 'paint-order'],
]);

const weights: Readonly<Record<string, number>> = { normal: 400, bold: 700 };

function lengthOf(value: string | undefined, what: string): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value.replace(/px$/, ''));
  if (!Number.isFinite(number)) throw new PrintError(`A picture's text has ${what}="${value}", which is not a number.`);
  return number;
}

function familyOf(list: string): Family {
  const names = list.split(',').map((name) => name.trim().replaceAll(/["']/g, ''));
  const family = families.find((known) => names.includes(known));
  if (!family) throw new PrintError(`A picture's text is in ${list}; pictures have ${families.join(', ')}.`);
  return family;
}

function settingWith(around: Setting, attributes: Attributes): Setting {
  const { lettering } = around;
  const weight = attributes['font-weight'];
  const family = attributes['font-family'];
  const numeric = attributes['font-variant-numeric'];
  const order = attributes['paint-order'];
  return {
    lettering: {
      family: family === undefined ? lettering.family : familyOf(family),
      weight: weight === undefined ? lettering.weight : (weights[weight] ?? Number(weight)),
      italic: attributes['font-style'] === undefined ? lettering.italic : attributes['font-style'] === 'italic',
      size: lengthOf(attributes['font-size'], 'font-size') ?? lettering.size,
      spacing: lengthOf(attributes['letter-spacing'], 'letter-spacing') ?? lettering.spacing ?? 0,
      tabular: numeric === undefined ? (lettering.tabular ?? false) : numeric.includes('tabular-nums'),
    },
    anchor: attributes['text-anchor'] ?? around.anchor,
    stroke: attributes['stroke'] ?? around.stroke,
    strokeWidth: lengthOf(attributes['stroke-width'], 'stroke-width') ?? around.strokeWidth,
    strokeFirst: order === undefined ? around.strokeFirst : order.startsWith('stroke'),
  };
}

const without = (attributes: Attributes): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => !ownAttributes.has(name)));

const fine = (value: number): string => String(Number(value.toFixed(6)));

/** The outline of a glyph as path data in units of its font; y is positive above the baseline. */
export function glyphPath({ glyph }: PlacedGlyph): string {
  const letters = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const;
  return glyph.path.commands.map(({ command, args }) => letters[command] + args.map(short).join(' ')).join('');
}

/** Glyphs of a picture by their shape, numbered in the order in which they come up. */
function glyphShelf() {
  const ids = new Map<string, string>();
  const shapes: Markup[] = [];
  return {
    shapes,
    idOf(placed: PlacedGlyph): string {
      const known = ids.get(placed.key);
      if (known) return known;
      const id = `glyph${ids.size + 1}`;
      ids.set(placed.key, id);
      shapes.push(element('path', { id, d: glyphPath(placed) }));
      return id;
    },
  };
}
type GlyphShelf = ReturnType<typeof glyphShelf>;

function drawLine(glyphs: readonly PlacedGlyph[], x: number, y: number, { setting, paint }: Piece, shelf: GlyphShelf) {
  const scale = glyphs[0]?.scale ?? 1;
  const uses = glyphs.map((placed) =>
    element('use', {
      href: `#${shelf.idOf(placed)}`,
      x: Math.round(placed.x / scale),
      y: placed.y ? Math.round(-placed.y / scale) : undefined,
    }),
  );
  const transform = `translate(${short(x)} ${short(y)}) scale(${fine(scale)} ${fine(-scale)})`;
  const line = (stroke: Attributes) => group({ transform, ...paint, ...stroke }, ...uses);
  if (setting.stroke === 'none') return line({});
  const stroked = line({ stroke: setting.stroke, 'stroke-width': fine(setting.strokeWidth / scale) });
  // The edge of a letter would lie on the letter before it, if each were filled at once.
  return setting.strokeFirst ? stroked + line({}) : stroked;
}

/** Consecutive pieces of a line without a position between them. */
function chunksOf(pieces: readonly Piece[]): Piece[][] {
  const chunks: Piece[][] = [];
  for (const piece of pieces) {
    const chunk = chunks.at(-1);
    if (chunk && piece.x === undefined && piece.y === undefined) chunk.push(piece);
    else chunks.push([piece]);
  }
  return chunks;
}

function drawText(pieces: readonly Piece[], shelf: GlyphShelf): Markup {
  const out: Markup[] = [];
  let [penX, penY] = [0, 0];
  for (const chunk of chunksOf(pieces)) {
    const set = chunk.map((piece, index) => {
      const text = index === chunk.length - 1 ? piece.text.trimEnd() : piece.text;
      return { piece, line: setLine(index ? text : text.trimStart(), piece.setting.lettering) };
    });
    const width = set.reduce((sum, { piece, line }) => sum + piece.dx + line.width, 0);
    const [first] = chunk;
    const shares: Readonly<Record<string, number>> = { middle: 0.5, end: 1 };
    penX = (first?.x ?? penX) - width * (shares[first?.setting.anchor ?? 'start'] ?? 0);
    penY = first?.y ?? penY;
    for (const { piece, line } of set) {
      penX += piece.dx;
      penY += piece.dy;
      // A line may be set by several font files, and each has units of its own.
      for (const scale of new Set(line.glyphs.map((placed) => placed.scale))) {
        const glyphs = line.glyphs.filter((placed) => placed.scale === scale);
        out.push(drawLine(glyphs, penX, penY, piece, shelf));
      }
      penX += line.width;
    }
  }
  return out.join('');
}

/**
 * Converts each text and tspan of an SVG to outlines, so that it looks the same if its fonts are not installed; title
 * and desc do not change. Fonts and positions are read from attributes (x, y, dx, dy, font-family, font-size,
 * font-weight, font-style, letter-spacing, text-anchor, font-variant-numeric) of the text or its ancestors. Throws
 * PrintError for a style attribute or element, an unknown family, a letter that no font has, and invalid XML.
 */
export function outlineText(svg: string): string {
  const parser = sax.parser(true, { trim: false });
  const shelf = glyphShelf();
  const settings: Setting[] = [initial];
  const out: Markup[] = [];
  let root = '';
  let text: { readonly rest: Attributes; readonly pieces: Piece[] } | undefined;
  let paint: Attributes = {};
  let place: Pick<Piece, 'x' | 'y' | 'dx' | 'dy'> = { x: undefined, y: undefined, dx: 0, dy: 0 };
  const current = () => settings.at(-1) ?? initial;
  const placeOf = (attributes: Attributes) => ({
    x: lengthOf(attributes['x'], 'x'),
    y: lengthOf(attributes['y'], 'y'),
    dx: lengthOf(attributes['dx'], 'dx') ?? 0,
    dy: lengthOf(attributes['dy'], 'dy') ?? 0,
  });

  parser.onerror = (error) => {
    throw new PrintError(`A picture is no well-formed SVG: ${error.message.replaceAll('\n', ' ')}.`);
  };
  parser.onopentag = ({ name, attributes }) => {
    const given = attributes as Attributes;
    if (name === 'style' || given['style'] !== undefined) {
      throw new PrintError('A picture has a style; what it looks like is told by attributes.');
    }
    settings.push(settingWith(current(), given));
    if (name === 'text') {
      text = { rest: without(given), pieces: [] };
      paint = {};
      place = placeOf(given);
    } else if (name === 'tspan') {
      paint = without(given);
      place = placeOf(given);
    } else {
      const tag = `<${name}${Object.entries(given)
        .map(([key, value]) => ` ${key}="${escape(value)}"`)
        .join('')}>`;
      if (root) out.push(tag);
      else root = tag;
    }
  };
  parser.ontext = (letters) => {
    if (!text) {
      out.push(escape(letters));
      return;
    }
    const words = letters.replaceAll(/\s+/g, ' ');
    if (words === ' ' && !text.pieces.length) return;
    text.pieces.push({ text: words, setting: current(), paint, ...place });
    place = { x: undefined, y: undefined, dx: 0, dy: 0 };
  };
  parser.onclosetag = (name) => {
    settings.pop();
    if (name === 'tspan') {
      paint = {};
    } else if (name === 'text' && text) {
      out.push(group(text.rest, drawText(text.pieces, shelf)));
      text = undefined;
    } else {
      out.push(`</${name}>`);
    }
  };
  parser.write(svg).close();
  const shapes = shelf.shapes.length ? element('defs', {}, ...shelf.shapes) : '';
  return `${root}${shapes}${out.join('')}`.replaceAll(/<([a-zA-Z]+)([^<>]*)><\/\1>/g, '<$1$2/>');
}
