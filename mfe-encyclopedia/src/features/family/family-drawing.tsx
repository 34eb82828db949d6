import { useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { bookNames } from '@manna/shared/domain';
import { Link, usePartName, useText } from '@manna/shared/runtime';
import { referenceTitle } from '@manna/shared/ui';
import { useListeners } from '@manna/shared/ui/hooks';
import { personPath, type Generations } from './family-address';
import { familyText } from './family-text';
import { isParentTie, type Kin } from './kin';
import { layNarrow, layWide, NODE, type TreeEdge, type TreeLayout, type TreeNode } from './tree-layout';
import { useDragScroll } from './use-drag-scroll';
import { useFrameWidth } from './use-frame-width';
import { stepTo } from './step-to';
import styles from './family-drawing.module.css';

/** In a narrower frame, and on paper, the rows of the tree are broken into lines; in pixels. */
const NARROW = 680;

interface FamilyDrawingProps {
  kin: Kin;
  self: string;
  /** The reader wants one more generation. */
  onMore: (way: keyof Generations) => void;
}

/** The family tree, drawn: people are links, and the keys walk from one to the other. The list has the same. */
export function FamilyDrawing({ kin, self, onMore }: FamilyDrawingProps) {
  const text = useText(familyText);
  const partName = usePartName();
  const hint = useId();
  const frame = useRef<HTMLDivElement>(null);
  const width = useFrameWidth(frame);
  const [at, setAt] = useState(self);
  const layout = useMemo(
    () => (width === undefined ? undefined : width < NARROW ? layNarrow(kin, self, width) : layWide(kin, self)),
    [kin, self, width],
  );
  const current = layout?.nodes.some(({ slug }) => slug === at) ? at : self;
  useLayoutEffect(() => {
    const own = layout?.nodes.find(({ slug }) => slug === self);
    const element = frame.current;
    if (!own || !element) return;
    element.scrollLeft = own.x + NODE.width / 2 - element.clientWidth / 2;
    element.scrollTop = own.y + NODE.height / 2 - element.clientHeight / 2;
  }, [layout, self]);

  const press = (event: KeyboardEvent) => {
    if (!layout || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+') {
      event.preventDefault();
      const row = layout.nodes.find(({ slug }) => slug === current)?.row ?? 0;
      onMore(row < 0 ? 'up' : 'down');
      return;
    }
    const next = stepTo(layout, current, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    frame.current?.querySelector<HTMLElement>(`[data-person="${next}"]`)?.focus();
  };

  useListeners(frame, { keydown: press });
  useDragScroll(frame);

  return (
    <>
      <div ref={frame} className={styles.frame} role="group" aria-label={partName(text.tree)} aria-describedby={hint}>
        {layout && <Scene layout={layout} kin={kin} self={self} current={current} onFocus={setAt} />}
      </div>
      <p id={hint} className={styles.hint}>
        {text.hint}
      </p>
    </>
  );
}

interface SceneProps {
  layout: TreeLayout;
  kin: Kin;
  self: string;
  /** Who has the one tab stop. */
  current: string;
  onFocus: (slug: string) => void;
}

function Scene({ layout: { nodes, edges, width, height }, kin, self, current, onFocus }: SceneProps) {
  const at = new Map(nodes.map((node) => [node.slug, node]));
  const size = { inlineSize: width, blockSize: height };
  return (
    <div className={styles.scene} style={size}>
      <svg aria-hidden="true" className={styles.lines} width={width} height={height}>
        {edges.map((edge) => (
          <Line
            key={`${edge.tie.kind} ${edge.from} ${edge.to}`}
            edge={edge}
            from={at.get(edge.from)}
            to={at.get(edge.to)}
            isOn={edge.from === current || edge.to === current}
          />
        ))}
      </svg>
      {nodes.map(({ slug, x, y }) => {
        const person = kin.people.get(slug);
        return (
          person && (
            <Link
              key={slug}
              to={personPath(slug)}
              className={styles.person}
              style={{ transform: `translate(${x}px, ${y}px)` }}
              tabIndex={slug === current ? 0 : -1}
              data-person={slug}
              data-self={slug === self ? '' : undefined}
              data-sex={person.sex ?? undefined}
              draggable={false}
              lang="en"
              onFocus={() => onFocus(slug)}
            >
              <span className={styles.name}>{person.name}</span>
              {person.title && <span className={styles.title}>{person.title}</span>}
            </Link>
          )
        );
      })}
    </div>
  );
}

interface LineProps {
  edge: TreeEdge;
  from: TreeNode | undefined;
  to: TreeNode | undefined;
  isOn: boolean;
}

/** A line of a tie. Its verse appears under the pointer. */
function Line({ edge: { tie }, from, to, isOn }: LineProps) {
  const books = useText(bookNames);
  if (!from || !to) return null;
  const verse = tie.osis === null ? undefined : referenceTitle(tie.osis, books);
  return (
    <path
      className={styles.line}
      data-kind={tie.kind}
      data-on={isOn ? '' : undefined}
      d={shapeOf(from, to, isParentTie(tie))}
    >
      {verse && <title>{verse}</title>}
    </path>
  );
}

/** From the bottom of a parent to the top of a child; between others, from middle to middle. */
function shapeOf(from: TreeNode, to: TreeNode, isDescent: boolean): string {
  const [x1, x2] = [from.x + NODE.width / 2, to.x + NODE.width / 2];
  if (!isDescent) return `M${x1},${from.y + NODE.height / 2}L${x2},${to.y + NODE.height / 2}`;
  const [y1, y2] = [from.y + NODE.height, to.y];
  const middle = (y1 + y2) / 2;
  return `M${x1},${y1}C${x1},${middle} ${x2},${middle} ${x2},${y2}`;
}
