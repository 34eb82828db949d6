import styles from './logo.module.css';

/** The site's mark: an open book with a grain of manna over it. */
export function Logo() {
  return (
    <svg className={styles.logo} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path
        className={styles.page}
        d="M16 13.5C13 11.3 9 10.5 4 10.8v14.4c5-.3 9 .6 12 2.8 3-2.2 7-3.1 12-2.8V10.8c-5-.3-9 .5-12 2.7z"
      />
      <path className={styles.line} d="M16 13.5V28" />
      <circle className={styles.grain} cx="16" cy="6" r="2.6" />
    </svg>
  );
}
