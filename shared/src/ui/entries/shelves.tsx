import styles from './shelves.module.css';

interface Shelf {
  name: string;
  /** One sentence about its content. */
  text: string;
}

/** A list of names, each with a sentence about it, without links. */
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
