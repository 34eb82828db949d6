import { createElement, type ReactNode } from 'react';
import type { FigureShape } from '../../contracts';
import styles from './prose-figure.module.css';

interface ProseFigureProps {
  /** What the figure shows, in words. */
  alt: string;
  caption: ReactNode;
  /** CSS pixels. */
  width: number;
  height: number;
  shapes: readonly FigureShape[];
}

/** A drawing in the inks of the theme. Its space is reserved by its proportions. */
export function ProseFigure({ alt, caption, width, height, shapes }: ProseFigureProps) {
  return (
    <figure className={styles.figure}>
      <svg role="img" aria-label={alt} viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
        {shapes.map(shapeElement)}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

function shapeElement(shape: FigureShape, index: number) {
  if (shape.tag !== 'text') {
    const { tag, ...attributes } = shape;
    return createElement(tag, { ...attributes, key: index });
  }
  const { tag, text, ...attributes } = shape;
  return createElement(tag, { ...attributes, key: index }, text);
}
