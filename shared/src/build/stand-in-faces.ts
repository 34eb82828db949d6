/**
 * Fonts of readers' devices that stand in for the site's web fonts, scaled so that the same words take the same room: a page
 * keeps its lines when the web fonts replace them. `shared/src/ui/stand-ins.css` is what `standInCss` returns; a test
 * compares them.
 */

/** Metrics of one face, in units of its em. */
interface Metrics {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  /** Mean width of a character in written English. */
  width: number;
}

interface StandIn extends Metrics {
  /** Names under which devices have the face. */
  local: string;
}

type Style = 'normal' | 'bold' | 'italic';

/** A family of stand-ins for one of the site's fonts. */
interface Family {
  name: string;
  for: keyof typeof webFonts;
  faces: Partial<Record<Style, StandIn>>;
}

/** The site's fonts. The widths, like all numbers of the stand-ins, are those of the package @capsizecss/metrics 4.3.0. */
export const webFonts = {
  Literata: {
    file: '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2',
    unitsPerEm: 1000,
    ascent: 1177,
    descent: -308,
    lineGap: 0,
    // Bold text of the site has the weight 600.
    widths: { normal: 480, bold: 500, italic: 453 },
  },
  Inter: {
    file: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    unitsPerEm: 2048,
    ascent: 1984,
    descent: -494,
    lineGap: 0,
    widths: { normal: 978, bold: 998, italic: 978 },
  },
} as const;

const georgia = { unitsPerEm: 2048, ascent: 1878, descent: -449, lineGap: 0 };
const notoSerif = { unitsPerEm: 1000, ascent: 1069, descent: -293, lineGap: 0 };
const segoe = { unitsPerEm: 2048, ascent: 2210, descent: -514, lineGap: 0 };
const roboto = { unitsPerEm: 2048, ascent: 1900, descent: -500, lineGap: 0 };

/** Georgia is on Windows, macOS and iOS, Segoe UI on Windows, Noto Serif and Roboto on Android: see tokens.css. */
const families: readonly Family[] = [
  {
    name: 'Literata Georgia',
    for: 'Literata',
    faces: {
      normal: { ...georgia, local: 'Georgia', width: 913 },
      bold: { ...georgia, local: 'Georgia Bold', width: 1062 },
      italic: { ...georgia, local: 'Georgia Italic', width: 931 },
    },
  },
  {
    name: 'Literata Noto',
    for: 'Literata',
    faces: {
      normal: { ...notoSerif, local: 'Noto Serif', width: 481 },
      bold: { ...notoSerif, local: 'Noto Serif Bold', width: 512 },
      italic: { ...notoSerif, local: 'Noto Serif Italic', width: 469 },
    },
  },
  {
    name: 'Inter Segoe',
    for: 'Inter',
    faces: {
      normal: { ...segoe, local: 'Segoe UI', width: 908 },
      bold: { ...segoe, local: 'Segoe UI Semibold', width: 937 },
    },
  },
  {
    name: 'Inter Roboto',
    for: 'Inter',
    faces: {
      normal: { ...roboto, local: 'Roboto', width: 911 },
      bold: { ...roboto, local: 'Roboto Bold', width: 926 },
    },
  },
];

const percent = (ratio: number): string => `${Number((ratio * 100).toFixed(2))}%`;

function faceCss({ name, for: font }: Family, style: Style, face: StandIn): string {
  const { unitsPerEm, ascent, descent, lineGap, widths } = webFonts[font];
  const size = widths[style] / unitsPerEm / (face.width / face.unitsPerEm);
  // The overrides are relative to the size after the adjustment.
  const override = (value: number) => percent(Math.abs(value) / unitsPerEm / size);
  return [
    '@font-face {',
    `  font-family: '${name}';`,
    `  font-style: ${style === 'italic' ? 'italic' : 'normal'};`,
    `  font-weight: ${style === 'bold' ? '500 900' : '100 400'};`,
    `  src: local('${face.local}');`,
    `  ascent-override: ${override(ascent)};`,
    `  descent-override: ${override(descent)};`,
    `  line-gap-override: ${override(lineGap)};`,
    `  size-adjust: ${percent(size)};`,
    '}',
  ].join('\n');
}

/** The style sheet with all stand-ins. */
export const standInCss = (): string =>
  families
    .flatMap((family) => Object.entries(family.faces).map(([style, face]) => faceCss(family, style as Style, face)))
    .join('\n\n');

if (process.argv[1] === import.meta.filename) {
  process.stdout.write(
    `/* Written by \`npx tsx shared/src/build/stand-in-faces.ts\`: see there. */\n${standInCss()}\n`,
  );
}
