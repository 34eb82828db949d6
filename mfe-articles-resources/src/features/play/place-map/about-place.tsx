import { bookNames } from '@manna/shared/domain';
import { Link, useText } from '@manna/shared/runtime';
import { ReferenceLink } from '@manna/shared/ui';
import type { MappedPlace } from './place-marks';

/** Links to a place, to where it is written what happened there, and to that event. */
export function AboutPlace({ place: { name, path, references, event } }: { place: MappedPlace }) {
  const names = useText(bookNames);
  return (
    <>
      <Link to={path} lang="en">
        {name}
      </Link>
      {references.map(({ osis }) => (
        <span key={osis}>
          {' · '}
          <ReferenceLink as={Link} osis={osis} names={names} />
        </span>
      ))}
      {event && (
        <>
          {' · '}
          <Link to={event.path} lang="en">
            {event.name}
          </Link>
        </>
      )}
    </>
  );
}
