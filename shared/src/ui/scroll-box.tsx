import { useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './scroll-box.module.css';

interface ScrollBoxProps {
  /** The id of the element that names what is in the box. */
  labelledBy: string;
  children: ReactNode;
}

/**
 * A box that scrolls sideways if its content is wider. It can be focused only then, so that readers without a mouse can
 * scroll it, and others do not stop at it.
 */
export function ScrollBox({ labelledBy, children }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isScrollable, setIsScrollable] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setIsScrollable(element.scrollWidth > element.clientWidth);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={box}
      className={styles.box}
      {...(isScrollable && { tabIndex: 0, role: 'region', 'aria-labelledby': labelledBy })}
    >
      {children}
    </div>
  );
}
