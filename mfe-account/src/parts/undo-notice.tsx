import { useText } from '@manna/shared/runtime';
import { Alert, Button } from '@manna/shared/ui';
import { partsText } from './parts-text';
import { Stack } from './stack';

/** Says what was deleted, and brings it back. */
export function UndoNotice({ message, onUndo }: { message: string; onUndo: () => void }) {
  const text = useText(partsText);
  return (
    <Alert status="success" readOnly>
      <Stack>
        <p>{message}</p>
        <Button onClick={onUndo}>{text.undo}</Button>
      </Stack>
    </Alert>
  );
}
