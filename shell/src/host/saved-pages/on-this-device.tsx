import { useEffect } from 'react';
import { labelOf } from '@manna/shared/domain';
import { Link, nearPages, useExtensions, useLanguage, useText } from '@manna/shared/runtime';
import { useAnswer } from '@manna/shared/runtime/use-answer';
import { Actions, ButtonLink } from '@manna/shared/ui';
import { OFFLINE_ATTRIBUTE } from '../errors/is-offline';
import { NearLinks } from '../errors/near-links';
import styles from '../errors/not-found-page.module.css';
import { deviceText } from './device-text';
import { openSavedSite } from './open-saved-site';
import { savedPages } from './saved-pages';

/** The latest ones; a reader may have saved 200. */
const PAGES_SHOWN = 20;

/** The string that an unknown value has under a key; undefined if it has none. */
function stringIn(value: unknown, key: string): string | undefined {
  const found = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/**
 * What is missing, and links to what there is on this device: the pages that the reader may want instead, the site's own,
 * and those that the reader visited. `about` is that of OfflineNotice.
 */
export function OnThisDevice({ about }: { about: unknown }) {
  const text = useText(deviceText);
  const near = nearPages(about);
  const title = stringIn(about, 'title');
  const missing = stringIn(about, 'message') ?? (title === undefined ? undefined : text.needsNetwork(title));
  const language = useLanguage();
  // Only then the site itself is on this device.
  const isSite = document.documentElement.hasAttribute(OFFLINE_ATTRIBUTE);
  useEffect(() => {
    if (!isSite) void openSavedSite();
  }, [isSite]);
  const answer = useAnswer(savedPages, []);
  const visited = answer.status === 'answered' ? answer.result : [];
  // The home page has a button.
  const saved = visited.filter(({ path }) => !isSite || path !== '/').slice(0, PAGES_SHOWN);
  const packs = useExtensions('offlinePacks');
  const links = useExtensions('homeLinks').filter((link) => packs.some(({ pillar }) => pillar === link.pillar));
  return (
    <>
      {missing !== undefined && <p>{missing}</p>}
      {near.length > 0 && <NearLinks pages={near} />}
      {isSite && (
        <Actions>
          <ButtonLink as={Link} to="/" icon="home">
            {text.home}
          </ButtonLink>
          {links.map(({ key, page }) => (
            <ButtonLink key={key} as={Link} to={page.path} icon={page.icon}>
              {labelOf(page, language)}
            </ButtonLink>
          ))}
        </Actions>
      )}
      {saved.length > 0 && (
        <>
          <h2 className={styles.question}>{text.savedPages}</h2>
          <NearLinks pages={saved.map(({ path, title }) => ({ path, label: title }))} />
        </>
      )}
    </>
  );
}
