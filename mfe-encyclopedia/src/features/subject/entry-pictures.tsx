import { Link, useText } from '@manna/shared/runtime';
import { EntryFigure } from '@manna/shared/ui';
import { Carousel } from '@manna/shared/ui/controls';
import type { EntryData } from './load-subject';
import { entryPicturesText } from './entry-pictures-text';

/** Maps, charts and other pictures of resources about the entry, one beside the other. Each leads to its own page. */
export function EntryPictures({ pictures }: { pictures: EntryData['images'] }) {
  const text = useText(entryPicturesText);
  const slides = pictures.map((picture) => ({
    key: picture.prettyPath,
    content: (
      <>
        <EntryFigure picture={picture} />
        <Link to={`/${picture.prettyPath}`}>{text.closer}</Link>
      </>
    ),
  }));
  if (slides.length === 1) return <div>{slides[0]?.content}</div>;
  return (
    <Carousel
      label={text.pictures}
      slides={slides}
      previousLabel={text.previous}
      nextLabel={text.next}
      slideText={text.position}
    />
  );
}
