import { useText } from '@manna/shared/runtime';
import { Alert, Button } from '@manna/shared/ui';
import { mapText } from './map-text';

/** Says that a map could not be loaded. */
export function FailedMap({ onRetry }: { onRetry: () => void }) {
  const text = useText(mapText);
  return (
    <>
      <Alert status="warning" readOnly>
        {text.failed}
      </Alert>
      <Button icon="retry" onClick={onRetry}>
        {text.retry}
      </Button>
    </>
  );
}
