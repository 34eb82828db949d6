import { useEffect, useState } from 'react';
import { useNavigation, useText } from '@manna/shared/runtime';
import { VisuallyHidden } from '@manna/shared/ui';
import { appText } from '../host/components/app-text';
import styles from './navigation-progress.module.css';

/** After this time the text says that loading is slow. Milliseconds. */
const SLOW_AFTER_MS = 1500;

/** Shows that the next page is loading. A component of its own, so that the layout does not render for it. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'loading' && <Progress />;
}

function Progress() {
  const text = useText(appText);
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles.progress} role="status">
      {slow ? <p className={styles.slow}>{text.slow}</p> : <VisuallyHidden>{text.loading}</VisuallyHidden>}
    </div>
  );
}
