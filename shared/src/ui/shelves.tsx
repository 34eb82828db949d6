import styles from './shelves.module.css';

export interface Shelf {
  name: string;
  /** One sentence on what stands there. */
  text: string;
}

/** What a pillar keeps, or will keep, as a list of its categories; none of them is a link. */
export function Shelves({ shelves }: { shelves: readonly Shelf[] }) {
  return (
    <ul className={styles.shelves}>
      {shelves.map(({ name, text }) => (
        <li key={name} className={styles.shelf}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
