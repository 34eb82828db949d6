import { use, useEffect, useState } from 'react';
import { CompositionContext, useLocation, useSite } from '@manna/shared/runtime';
import { forgetFormerReaders } from '@manna/shared/runtime/forget-former-readers';
import { useAnswer } from '@manna/shared/runtime/use-answer';
import { MAIN_ELEMENT_ID } from '../../host/document/element-ids';
import { pageCopy } from '../../host/saved-pages/page-copy';
import { BackOnlineNote } from './back-online-note';
import { CachedCopyNote } from './cached-copy-note';
import { neighbourPages } from './neighbour-pages';
import { registerWorker, tellWorker } from './registration';
import { UpdateOffer } from './update/update-offer';
import { useBackOnline } from './use-back-online';
import { useIsOffline } from './use-is-offline';
import { useDocumentLoads } from './use-document-loads';
import { useCachedShell } from './use-cached-shell';
import { visitedAddress } from './visited-address';
import { visitedFiles } from './visited-files';
import styles from './offline-notes.module.css';

/** A page counts as visited after this time. */
const VISITED_AFTER_MS = 1500;

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** A separate component, because React Router warns about links to anchors whenever a blocker exists. */
function DocumentLoads() {
  useDocumentLoads();
  return null;
}

/** Registers the service worker, notifies it of visited pages, and shows its notes. */
export function OfflineNotes() {
  const site = useSite();
  const address = visitedAddress(useLocation(), use(CompositionContext) ?? { pillars: [] });
  const answer = useAnswer(() => registerWorker(site), [site]);
  const registration = answer.status === 'answered' ? answer.result : undefined;
  const [copy] = useState(pageCopy);
  const isBackOnline = useBackOnline(copy !== undefined);
  const isCopy = copy !== undefined && !isBackOnline;

  useEffect(() => {
    if (!registration || isCopy) return;
    const timer = setTimeout(() => {
      void navigator.serviceWorker.ready.then(() =>
        tellWorker({
          kind: 'visited',
          page: savesData() ? null : address,
          neighbours: savesData() ? [] : neighbourPages(document.getElementById(MAIN_ELEMENT_ID)),
          files: visitedFiles(document, performance),
        }),
      );
    }, VISITED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [registration, isCopy, address]);

  // Here because these notes come when a page has long been read.
  useEffect(() => forgetFormerReaders(Date.now()), []);

  useCachedShell(registration !== undefined && !isCopy && !savesData());
  const isOffline = useIsOffline();

  return (
    <div className={styles.notes}>
      {isOffline && <DocumentLoads />}
      <div role="status">
        {isCopy && <CachedCopyNote savedAt={copy.savedAt} />}
        {isBackOnline && <BackOnlineNote />}
      </div>
      <div role="status">
        <UpdateOffer registration={registration} isWatched={copy === undefined} />
      </div>
    </div>
  );
}
