import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import styles from './scroll-box.module.css';

interface ScrollBoxProps {
  /** The element that names what is in the box. It has an id. */
  name: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * A box that scrolls sideways if its content is wider. It can be focused only then, so that readers without a mouse can
 * scroll it, and others do not stop at it.
 */
export function ScrollBox({ name, children }: ScrollBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const [labelledBy, setLabelledBy] = useState<string>();
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    // The id that the page has. It came from the server, whose tree is another one, and useId gives another id here.
    const measure = () => setLabelledBy(element.scrollWidth > element.clientWidth ? name.current?.id : undefined);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [name]);
  return (
    <div
      ref={box}
      className={styles.box}
      {...(labelledBy !== undefined && { tabIndex: 0, role: 'region', 'aria-labelledby': labelledBy })}
    >
      {children}
    </div>
  );
}
