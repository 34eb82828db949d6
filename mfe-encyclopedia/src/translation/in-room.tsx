import styles from './in-room.module.css';

interface TranslatedText {
  text: string;
  translation: { language: string };
}

/** Hebrew is set in another type than the other texts, and takes another room. */
export const isHebrew = ({ translation }: TranslatedText): boolean => translation.language === 'he';

/** The longest of the texts that are set in the same type. */
export const longest = (texts: readonly TranslatedText[]): string =>
  texts.filter((text) => !isHebrew(text)).reduce((found, { text }) => (text.length > found.length ? text : found), '');

/** A text in the room of a longer one, so that nothing below moves when it takes the place of that. */
export function InRoom({ room, children }: { room: string; children: string }) {
  return (
    <span className={styles.room} data-room={room}>
      <span>{children}</span>
    </span>
  );
}
