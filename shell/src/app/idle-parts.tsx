import { LinkPreviews } from '../features/link-previews/link-previews';
import { OfflineNotes } from '../features/offline/offline-notes';

/** What no reader needs before the page is idle. */
export function IdleParts() {
  return (
    <>
      <LinkPreviews />
      <OfflineNotes />
    </>
  );
}
