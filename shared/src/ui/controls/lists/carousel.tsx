import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../../icon';
import styles from './carousel.module.css';
import { useCarousel } from './use-carousel';
import { useHydrated } from '../../hooks/use-hydrated';

/** Duplicated slides at each end, so that the row seems endless; the product's limit is 4 in all. */
const EDGE_SLIDES = 1;

export interface Slide {
  key: string;
  content: ReactNode;
}

interface CarouselProps {
  /** Accessible name of the region. */
  label: string;
  slides: readonly Slide[];
  previousLabel: string;
  nextLabel: string;
  /** Returns 'Slide 2 of 5': shown below, announced on changes, and the name of each slide. */
  slideText: (number: number, count: number) => string;
}

/**
 * An endless row of slides, one of which is visible; buttons and dragging by more than 50 px change it. Before
 * hydration it is a scrollable row.
 */
export function Carousel({ label, slides, previousLabel, nextLabel, slideText }: CarouselProps) {
  const count = slides.length;
  const hydrated = useHydrated();
  const { position, current, moving, dragged, next, previous, handlers } = useCarousel(count);
  const isEndless = hydrated && count > 1;
  const place = isEndless
    ? ({ '--at': position + EDGE_SLIDES, '--dragged': `${dragged}px` } as CSSProperties)
    : undefined;
  const duplicate = ({ key, content }: Slide) => (
    <li key={`again-${key}`} className={styles.slide} aria-hidden="true" inert>
      {content}
    </li>
  );
  return (
    <section aria-label={label} className={styles.carousel}>
      <div className={styles.view} data-endless={isEndless}>
        <ul className={styles.track} style={place} data-moving={moving} {...handlers}>
          {isEndless && slides.slice(-EDGE_SLIDES).map(duplicate)}
          {slides.map(({ key, content }, index) => (
            <li
              key={key}
              className={styles.slide}
              aria-label={slideText(index + 1, count)}
              inert={isEndless && index !== current}
            >
              {content}
            </li>
          ))}
          {isEndless && slides.slice(0, EDGE_SLIDES).map(duplicate)}
        </ul>
      </div>
      {count > 1 && (
        <div className={styles.controls}>
          <button type="button" className={styles.step} aria-label={previousLabel} onClick={previous}>
            <Icon name="previous" />
          </button>
          <p role="status">{slideText(current + 1, count)}</p>
          <button type="button" className={styles.step} aria-label={nextLabel} onClick={next}>
            <Icon name="next" />
          </button>
        </div>
      )}
    </section>
  );
}
