import { lazy, useCallback, useEffect, useState, type ComponentType } from 'react';
import { PartFailed, tellPartCame, type WaysOut } from './part-failed';

/**
 * A component whose code is loaded when it is first rendered. If that fails, an error is shown instead, with a button
 * to try again and the Back or Close button that the part's props ask for. A part that failed is loaded again when it
 * is mounted again.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  function Failed(props: Props & WaysOut) {
    const [Part, setPart] = useState<ComponentType<Props>>();
    const [retrying, setRetrying] = useState(false);
    const retry = useCallback(() => {
      setRetrying(true);
      void load()
        .then(
          (part) => setPart(() => part),
          () => undefined,
        )
        .finally(() => setRetrying(false));
    }, []);
    // From now on this part no longer listens for the event itself.
    useEffect(() => {
      if (Part) tellPartCame();
    }, [Part]);
    // React caches how an attempt ended, so the next mount needs another attempt.
    useEffect(
      () => () => {
        latest = attempt();
      },
      [],
    );
    if (Part) return <Part {...props} />;
    const { onBack, onClose } = props;
    return <PartFailed retrying={retrying} onRetry={retry} {...(onBack && { onBack })} {...(onClose && { onClose })} />;
  }

  const attempt = () =>
    lazy(async (): Promise<{ default: ComponentType<Props> }> => {
      try {
        return { default: await load() };
      } catch {
        return { default: Failed };
      }
    });
  let latest = attempt();

  return function LazyPart(props: Props) {
    const [Attempt] = useState(() => latest);
    return <Attempt {...props} />;
  };
}
