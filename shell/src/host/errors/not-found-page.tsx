import { Link, useText, type NearPage } from '@manna/shared/runtime';
import { Actions, ButtonLink, type IconName } from '@manna/shared/ui';
import { MessagePage } from '../components/message-page';
import { errorText } from './error-text';
import styles from './not-found-page.module.css';

const ways = [
  { to: '/', name: 'home', icon: 'home' },
  { to: '/encyclopedia', name: 'encyclopedia', icon: 'school' },
  { to: '/articles', name: 'articles', icon: 'newspaper' },
  { to: '/resources', name: 'resources', icon: 'library' },
  { to: '/bible', name: 'bible', icon: 'book' },
] as const satisfies readonly { to: string; name: string; icon: IconName }[];

/** What a reader sees at an address that names nothing; with `near`, the pages that it may have meant. */
export function NotFoundPage({ near = [] }: { near?: readonly NearPage[] }) {
  const text = useText(errorText);
  return (
    <MessagePage title={text.notFound}>
      <p>{text.notFoundText}</p>
      {near.length > 0 && (
        <>
          <h2 className={styles.question}>{text.didYouMean}</h2>
          <ul>
            {near.map(({ path, label }) => (
              <li key={path}>
                <Link to={path} className={styles.near}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <Actions>
        {ways.map(({ to, name, icon }) => (
          <ButtonLink key={to} as={Link} to={to} icon={icon}>
            {text[name]}
          </ButtonLink>
        ))}
      </Actions>
    </MessagePage>
  );
}
