import type { RelationKind } from '@manna/shared/contracts';
import { bookNames } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { ReferenceLink } from '@manna/shared/ui';
import { nameOfKind } from '../../names/kin-name';
import { relationNames } from '../../names/relation-names';
import type { KinPerson } from './kin';
import styles from './kin-list.module.css';

interface KinLineProps {
  person: Pick<KinPerson, 'name' | 'title' | 'path'> & { sex?: string | null };
  /** What the person is to the one before; nothing for the first of a line. */
  kind?: RelationKind | undefined;
  osis?: string | null | undefined;
}

/** A person with the relation and its verse: 'son Obed, Ruth 4:13–17'. */
export function KinLine({ person: { name, title, sex, path }, kind, osis }: KinLineProps) {
  const names = useText(relationNames);
  const books = useText(bookNames);
  return (
    <>
      {kind && kind !== 'related' && <span className={styles.kind}>{names[nameOfKind(kind, sex)]} </span>}
      {path === null ? (
        <span className={styles.name} lang="en">
          {name}
        </span>
      ) : (
        <Link to={path} className={styles.name} lang="en" title={title ?? undefined}>
          {name}
        </Link>
      )}
      {osis && (
        <>
          {' '}
          <ReferenceLink as={Link} osis={osis} names={books} className={styles.verse} />
        </>
      )}
    </>
  );
}
