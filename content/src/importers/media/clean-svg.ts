import createPurifier from 'dompurify';
import { JSDOM } from 'jsdom';

/** `use` is safe if it names a part of the same drawing. */
const ALLOWED_TOO = ['use'];
const FORBIDDEN = ['image', 'a', 'foreignObject'];

/** Whether CSS, or the value of an attribute, loads something; parts of the same drawing begin with #. */
const loads = (css: string) => /@import|url\(\s*['"]?(?!['"]?#)/i.test(css);
const isElsewhere = ({ name, value }: Attr) => (/(^|:)href$/.test(name) && !value.startsWith('#')) || loads(value);

/** A drawing without anything that runs or that is loaded from elsewhere. */
export interface CleanSvg {
  /** Its root has its width and height, in CSS pixels. */
  readonly svg: string;
  /** What was taken out: 'script', 'onclick'. */
  readonly removed: readonly string[];
}

function sizeOf(root: Element): readonly [number, number] | undefined {
  const box = (root.getAttribute('viewBox') ?? '').trim().split(/[\s,]+/);
  const written = box.length === 4 ? box.slice(2) : [root.getAttribute('width'), root.getAttribute('height')];
  const [width = 0, height = 0] = written.map((size) => Number.parseFloat(size ?? ''));
  return width > 0 && height > 0 ? [width, height] : undefined;
}

/** Takes out what DOMPurify leaves: what is loaded from elsewhere. Returns the names of it. */
function removeElsewhere(root: Element): string[] {
  const removed: string[] = [];
  for (const element of [root, ...root.querySelectorAll('*')]) {
    if (element.localName === 'style' && loads(element.textContent)) {
      removed.push('style');
      element.remove();
    }
    for (const attribute of [...element.attributes].filter(isElsewhere)) {
      removed.push(attribute.name);
      element.removeAttributeNode(attribute);
    }
  }
  return removed;
}

/**
 * Cleans a drawing. Returns a sentence about the fault if the file has no drawing, the drawing has no size, or it has
 * letters, which would need a font.
 */
export function cleanSvg(name: string, text: string): CleanSvg | string {
  const { window } = new JSDOM('');
  const purifier = createPurifier(window);
  const clean = purifier.sanitize(text, {
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ALLOWED_TOO,
    FORBID_TAGS: FORBIDDEN,
    RETURN_DOM_FRAGMENT: true,
  });
  const removed = purifier.removed.map((one) =>
    'element' in one ? one.element.nodeName.toLowerCase() : (one.attribute?.name ?? ''),
  );
  const root = clean.querySelector('svg');
  if (!root) return `${name} is not a drawing: it has no svg element.`;
  if (root.querySelector('text'))
    return `${name} has letters; convert them to paths, so that they look the same everywhere.`;
  const size = sizeOf(root);
  if (!size) return `${name} has neither a viewBox nor a width and height.`;
  removed.push(...removeElsewhere(root));
  const [width, height] = size;
  root.setAttribute('width', String(width));
  root.setAttribute('height', String(height));
  root.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  // Comments, instructions and the document that the parser put around it are no loss.
  const told = [...new Set(removed)].filter((one) => !/^(#|html|head|body|metadata|title|desc|$)/.test(one));
  return { svg: new window.XMLSerializer().serializeToString(root), removed: told };
}
