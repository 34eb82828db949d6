import { encode } from 'uqr';
import { useText } from '@manna/shared/runtime';
import { qrPath } from './qr-path';
import { shareText } from './share-text';
import styles from './share-page.module.css';

/** Quiet margin around the code. Modules. */
const BORDER = 2;

const matrix = (address: string): boolean[][] | null => {
  try {
    return encode(address, { border: BORDER }).data;
  } catch {
    return null;
  }
};

/** A URL as a QR code. */
export function QrCode({ address }: { address: string }) {
  const text = useText(shareText);
  const modules = matrix(address);
  if (!modules) return <p>{text.qrTooLong}</p>;
  return (
    <svg
      role="img"
      aria-label={text.qrOf(address)}
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      className={styles.code}
    >
      <path d={qrPath(modules)} shapeRendering="crispEdges" />
    </svg>
  );
}
