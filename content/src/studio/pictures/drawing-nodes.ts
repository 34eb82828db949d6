import sax from 'sax';

export type NodeAttributes = Readonly<Record<string, string>>;

/** An element of a drawing. */
export interface DrawingNode {
  readonly name: string;
  readonly attributes: NodeAttributes;
  readonly children: readonly DrawingNode[];
  /** Its own words, without those of its children. */
  readonly text: string;
}

/** An element that may not have ended yet. */
interface OpenNode extends DrawingNode {
  readonly children: DrawingNode[];
  text: string;
}

/** Reads the SVG of a drawing. Throws an error if it is not well-formed. */
export function readDrawing(svg: string): DrawingNode {
  const parser = sax.parser(true, { trim: false });
  const root: OpenNode = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name, attributes }) => {
    const node: OpenNode = { name, attributes: attributes as NodeAttributes, children: [], text: '' };
    open.at(-1)?.children.push(node);
    open.push(node);
  };
  parser.ontext = (words) => {
    const node = open.at(-1);
    if (node) node.text += words;
  };
  parser.onclosetag = () => void open.pop();
  parser.write(svg).close();
  const [drawing] = root.children;
  if (!drawing) throw new Error('A drawing is empty.');
  return drawing;
}

/** The elements below a node that have an id, by that id. */
export function nodesById(node: DrawingNode): ReadonlyMap<string, DrawingNode> {
  const found = new Map<string, DrawingNode>();
  const visit = (each: DrawingNode) => {
    const id = each.attributes['id'];
    if (id !== undefined) found.set(id, each);
    each.children.forEach(visit);
  };
  visit(node);
  return found;
}
