import { useId, useState } from 'react';
import { encyclopediaPaths } from '@manna/shared/domain';
import { Link, useNavigate, useText } from '@manna/shared/runtime';
import { PageSection } from '@manna/shared/ui';
import { familyText } from './family-text';
import type { KinPerson } from './kin';
import { KinLine } from './kin-line';
import type { AskedPath } from './load-family';
import { RelativeNames } from './relative-names';
import styles from './kin-list.module.css';

interface KinPathProps {
  from: KinPerson;
  path: AskedPath | undefined;
}

/** How the person is related to another one, whom a form asks for. Without JavaScript it leads to the answer. */
export function KinPath({ from, path }: KinPathProps) {
  const text = useText(familyText);
  const id = useId();
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  const action = encyclopediaPaths.family({ person: from.slug });
  return (
    <div className={path ? undefined : styles.onScreen}>
      <PageSection id="path" title={text.path}>
        <form
          key={path?.asked}
          action={action}
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            const to = new FormData(event.currentTarget).get('to');
            const asked = typeof to === 'string' ? to.trim() : '';
            if (asked !== '') void navigate(`${action}?${new URLSearchParams({ to: asked }).toString()}#path`);
          }}
        >
          <label htmlFor={id}>{text.pathTo}</label>
          <input
            id={id}
            name="to"
            type="search"
            required
            maxLength={100}
            defaultValue={path?.found?.to.name ?? path?.asked}
            autoComplete="off"
            spellCheck={false}
            list={`${id}-names`}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <RelativeNames id={`${id}-names`} typed={typed} />
          <button type="submit">{text.find}</button>
        </form>
        {path && <Found from={from} path={path} />}
      </PageSection>
    </div>
  );
}

function Found({ from, path: { asked, found } }: { from: KinPerson; path: AskedPath }) {
  const text = useText(familyText);
  if (!found) return <p role="status">{text.unknown(asked)}</p>;
  const { to, others, steps } = found;
  return (
    <>
      <p role="status">{answer()}</p>
      {steps && steps.length > 0 && (
        <ol className={styles.steps}>
          <li>
            <KinLine person={from} />
          </li>
          {steps.map(({ person, kind, osis }) => (
            <li key={person.slug}>
              <KinLine person={person} kind={kind} osis={osis} />
            </li>
          ))}
        </ol>
      )}
      {others.length > 0 && (
        <p>
          {text.others}{' '}
          {others.map(({ slug, name, title }, index) => (
            <span key={slug} lang="en">
              {index > 0 && '; '}
              <Link to={`${encyclopediaPaths.family({ person: from.slug })}?to=${slug}`}>
                {title ? `${name}, ${title}` : name}
              </Link>
            </span>
          ))}
        </p>
      )}
    </>
  );

  function answer(): string {
    if (!steps) return text.apart(from.name, to.name);
    if (steps.length === 0) return text.isSame(from.name);
    const isAll = (...kinds: readonly string[]) => steps.every(({ kind }) => kinds.includes(kind));
    if (isAll('child')) return text.isAncestor(from.name, to.name, steps.length);
    if (isAll('father', 'mother')) return text.isDescendant(from.name, to.name, steps.length);
    return text.isOther(from.name, to.name, steps.length);
  }
}
