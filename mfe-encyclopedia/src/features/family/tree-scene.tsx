import { Children, type ReactNode } from 'react';
import { bookNames } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { referenceTitle } from '@manna/shared/ui';
import { relationNames } from '../../names/relation-names';
import { fitWords } from './fit-words';
import { isParentTie, type Kin, type KinPerson, type KinTie } from './kin';
import type { Line, TreeLayout, TreeNode } from './tree-layout';
import styles from './tree-scene.module.css';

interface SceneProps {
  layout: TreeLayout;
  /** How much smaller everything is on paper; 1 on a screen. */
  scale: number;
  kin: Kin;
  self: string;
  /** Who has the one tab stop. */
  current: string;
  /** Whom the path leads over that the reader asked for. */
  onPath: ReadonlySet<string>;
  /** The parents that are named in a box, by slug. */
  told: ReadonlyMap<string, readonly KinTie[]>;
  onFocus: (slug: string) => void;
}

/** The boxes of a tree, and the lines between them. */
export function TreeScene({ layout, scale, kin, self, current, onPath, told, onFocus }: SceneProps) {
  const { nodes, lines, edges, width, height } = layout;
  const joined = new Set(edges.flatMap(({ from, to }) => (from === current ? [to] : to === current ? [from] : [])));
  return (
    <div className={styles.scene} style={{ inlineSize: width, blockSize: height, zoom: scale }}>
      <svg aria-hidden="true" className={styles.lines} width={width} height={height}>
        {lines.map((line, index) => (
          <Bracket key={index} line={line} edges={edges} isOn={line.of?.includes(current) ?? false} />
        ))}
      </svg>
      {nodes.map((node) => {
        const person = kin.people.get(node.slug);
        return (
          person && (
            <Box
              key={node.slug}
              node={node}
              person={person}
              isSelf={node.slug === self}
              isCurrent={node.slug === current}
              isJoined={joined.has(node.slug)}
              isOnPath={onPath.has(node.slug)}
              onFocus={onFocus}
            >
              {told.get(node.slug)?.map(({ kind, relative }) => (
                <ParentName key={relative} kind={kind} name={kin.people.get(relative)?.name} />
              ))}
            </Box>
          )
        );
      })}
    </div>
  );
}

interface BoxProps {
  node: TreeNode;
  person: KinPerson;
  isSelf: boolean;
  isCurrent: boolean;
  /** Whether the person is kin of the one who has the focus. */
  isJoined: boolean;
  isOnPath: boolean;
  onFocus: (slug: string) => void;
  /** The parents whom the bracket does not tell. */
  children: ReactNode;
}

/** Lines of small text below a name; a name that is longer than a line takes one of them. */
const SMALL_LINES = 2;
const NAME_LETTERS = 13;

function Box({ node: { slug, x, y }, person, isSelf, isCurrent, isJoined, isOnPath, onFocus, children }: BoxProps) {
  const { name, title, sex, hasPage, path } = person;
  const isLong = name.length > NAME_LETTERS;
  const lines = SMALL_LINES - Number(isLong) - Children.count(children);
  const shown = title && lines > 0 ? fitWords(title, lines) : undefined;
  const isCut = shown !== (title ?? undefined);
  const props = {
    className: styles.person,
    style: { transform: `translate(${x}px, ${y}px)` },
    tabIndex: isCurrent ? 0 : -1,
    'data-person': slug,
    'data-self': isSelf ? '' : undefined,
    'data-joined': isJoined ? '' : undefined,
    'data-on-path': isOnPath ? '' : undefined,
    'data-named': hasPage ? undefined : '',
    'data-sex': sex ?? undefined,
    title: isCut ? (title ?? undefined) : undefined,
    onFocus: () => onFocus(slug),
  };
  const words = (
    <>
      <span className={styles.name} lang="en">
        {name}
      </span>
      {shown && (
        <span className={styles.small} data-cut={isCut ? '' : undefined} lang="en">
          {shown}
        </span>
      )}
      {isCut && (
        <span className={styles.whole} lang="en">
          {title}
        </span>
      )}
      {children}
    </>
  );
  if (path === null) return <div {...props}>{words}</div>;
  return (
    <Link {...props} to={path} draggable={false}>
      {words}
    </Link>
  );
}

/** 'mother Bathsheba' */
function ParentName({ kind, name }: { kind: KinTie['kind']; name: string | undefined }) {
  const names = useText(relationNames);
  if (name === undefined || kind === 'related') return null;
  return (
    <span className={styles.small}>
      {names[kind]} <span lang="en">{name}</span>
    </span>
  );
}

interface BracketProps {
  line: Line;
  edges: TreeLayout['edges'];
  isOn: boolean;
}

/** A part of a bracket. The verses of the two whom it joins appear under the pointer. */
function Bracket({ line: { kind, points, of }, edges, isOn }: BracketProps) {
  const books = useText(bookNames);
  const ties = of
    ? edges.filter(
        ({ tie, from, to }) =>
          isParentTie(tie) === (kind === 'descent') && of.includes(to) && (of.includes(from) || isParentTie(tie)),
      )
    : [];
  const verses = [...new Set(ties.flatMap(({ tie }) => tie.osis ?? []))].map((osis) => referenceTitle(osis, books));
  return (
    <path className={styles.line} data-kind={kind} data-on={isOn ? '' : undefined} d={`M${points.join('L')}`}>
      {verses.length > 0 && <title>{verses.join('; ')}</title>}
    </path>
  );
}
