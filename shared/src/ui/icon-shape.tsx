import styles from './icon.module.css';

export const searchShape = 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.3 15.3 20.5 20.5';

/** An icon by its shape, strokes on a 24 by 24 field, so that a page includes only the icons it needs. */
export function IconShape({ shape }: { shape: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={shape} />
    </svg>
  );
}
