import type { ReactNode } from 'react';
import styles from './stack.module.css';

/** Lines and buttons below each other, such as those in an alert. */
export const Stack = ({ children }: { children: ReactNode }) => <div className={styles.stack}>{children}</div>;
