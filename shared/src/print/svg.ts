/** Markup of a picture; made by `element` and `text` only, so that what comes from data is always escaped. */
export type Markup = string;
type Value = string | number | undefined;
export type Attributes = Readonly<Record<string, Value>>;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for markup or an attribute. */
export const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** A number with at most two decimals, as short as it can be: '0.5', '12', '-3.25'. */
export const short = (value: number): string => String(Math.round(value * 100) / 100 + 0);

const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .filter((pair): pair is [string, string | number] => pair[1] !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? short(value) : escape(value)}"`)
    .join('');

/** One element; attributes that are undefined are left out. */
export const element = (name: string, attributes: Attributes, ...children: readonly Markup[]): Markup =>
  children.length
    ? `<${name}${written(attributes)}>${children.join('')}</${name}>`
    : `<${name}${written(attributes)}/>`;

/** A group. */
export const group = (attributes: Attributes, ...children: readonly Markup[]): Markup =>
  element('g', attributes, ...children);

/** Points as path data; `closed` joins the last to the first. */
export const polyline = (points: readonly (readonly [number, number])[], closed = false): string =>
  points.length ? `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}${closed ? 'Z' : ''}` : '';
