import { Link, useText } from '@manna/shared/runtime';
import { EntryFigure } from '@manna/shared/ui';
import { Carousel } from '@manna/shared/ui/controls';
import type { EntryData } from './load-subject';
import { entryPicturesText } from './entry-pictures-text';
import styles from './entry-pictures.module.css';

/** Maps, charts and other pictures of resources about the entry, one beside the other. Each leads to its own page. */
export function EntryPictures({ pictures }: { pictures: EntryData['images'] }) {
  const text = useText(entryPicturesText);
  const slides = pictures.map((picture) => ({
    key: picture.prettyPath,
    content: (
      <div className={styles.picture}>
        <EntryFigure picture={picture} />
        <Link to={`/${picture.prettyPath}`}>{text.closer}</Link>
      </div>
    ),
  }));
  if (slides.length === 1) return slides[0]?.content;
  return (
    <div className={styles.pictures}>
      <Carousel
        label={text.pictures}
        slides={slides}
        previousLabel={text.previous}
        nextLabel={text.next}
        slideText={text.position}
      />
    </div>
  );
}
