/** Colours of the map, as 'rgb(250, 246, 238)'. */
export interface MapColours {
  land: string;
  water: string;
  shore: string;
  /** Shallow water along a coast. */
  shallows: string;
  /** The shade of a range of hills. */
  hills: string;
  ink: string;
  softInk: string;
  waterInk: string;
}

/** The CSS properties that hold these colours. The style sheet mixes them from the theme, in any CSS notation. */
const properties: Readonly<Record<keyof MapColours, string>> = {
  land: 'background-color',
  water: 'border-top-color',
  shore: 'border-bottom-color',
  shallows: 'border-left-color',
  hills: 'border-right-color',
  ink: 'color',
  softInk: 'outline-color',
  waterInk: 'text-decoration-color',
};

/** Converts a colour to RGB by painting it, because the map's library reads only the older CSS notations. */
function plain(colour: string, pen: CanvasRenderingContext2D): string {
  pen.clearRect(0, 0, 1, 1);
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}

/** The colours that an element with the class `palette` of map-view.module.css has now. */
export function readColours(palette: Element): MapColours {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('This browser draws no pictures');
  const style = getComputedStyle(palette);
  const of = (name: keyof MapColours) => plain(style.getPropertyValue(properties[name]), pen);
  return {
    land: of('land'),
    water: of('water'),
    shore: of('shore'),
    shallows: of('shallows'),
    hills: of('hills'),
    ink: of('ink'),
    softInk: of('softInk'),
    waterInk: of('waterInk'),
  };
}

/** Calls back when the reader or the system changes the page's colours. Returns a cleanup function. */
export function watchColours(changed: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const chosen = new MutationObserver(changed);
  system.addEventListener('change', changed);
  chosen.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', changed);
    chosen.disconnect();
  };
}
