import { Suspense, useState } from 'react';
import { useText } from '@manna/shared/runtime';
import { Button } from '@manna/shared/ui';
import { useHydrated } from '@manna/shared/ui/hooks';
import { lazyPart } from '../../host/components/lazy-part';
import { CopyField } from './copy-field';
import { EmbedCode } from './embed-code';
import { shareLink, shareTargets } from './share-targets';
import { shareText } from './share-text';
import type { SharedPage } from '../../host/modals/shared-page';
import { usePageAddress } from './use-page-address';
import styles from './share-page.module.css';

const QrCode = lazyPart(() => import(/* webpackChunkName: "qr-code" */ './qr-code').then((module) => module.QrCode));

/** Ways to share a page: links to services, its URL to copy, a QR code, and the device's own way. */
export function SharePage({ page }: { page: SharedPage }) {
  const text = useText(shareText);
  const url = usePageAddress(page.path);
  const [qrShown, setQrShown] = useState(false);
  const [embedShown, setEmbedShown] = useState(false);
  if (url === null) return null;
  return (
    <div className={styles.share}>
      <ul aria-label={text.targets} className={styles.targets}>
        {shareTargets.map((target) => (
          <li key={target}>
            <a href={shareLink(target, { ...page, url })} rel="external noreferrer" className={styles.target}>
              {text[target]}
            </a>
          </li>
        ))}
      </ul>
      <CopyField label={text.address} value={url} action={text.copy} />
      <div className={styles.more}>
        <Button onClick={() => setQrShown(!qrShown)}>{text.qr}</Button>
        {page.embed !== undefined && <Button onClick={() => setEmbedShown(!embedShown)}>{text.embed}</Button>}
        <SystemShare page={page} url={url} />
      </div>
      {embedShown && page.embed !== undefined && <EmbedCode path={page.embed} title={page.title} />}
      {qrShown && (
        <Suspense fallback={<div className={styles.code} />}>
          <QrCode address={url} />
        </Suspense>
      )}
      <div lang={page.language} className={styles.shared}>
        <p className={styles.title}>{page.title}</p>
        <p className={styles.words}>{page.text}</p>
      </div>
    </div>
  );
}

/** The device's share sheet, if it has one. */
function SystemShare({ page: { title, text: words }, url }: { page: SharedPage; url: string }) {
  const text = useText(shareText);
  if (!useHydrated() || !('share' in navigator)) return null;
  // Rejects if the reader closes the sheet, which needs no message.
  const share = () => void navigator.share({ title, text: words, url }).catch(() => undefined);
  return (
    <Button icon="share" onClick={share}>
      {text.system}
    </Button>
  );
}
