import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './passage-grid.module.css';

/** Heading of a step of the grid. It takes the focus because the button that led here is unmounted. */
export function StepHeading({ isFocused, children }: { isFocused: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (isFocused) heading.current?.focus();
  }, [isFocused]);
  return (
    <h3 ref={heading} tabIndex={-1} className={styles.heading}>
      {children}
    </h3>
  );
}
