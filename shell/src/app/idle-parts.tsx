import { LinkPreviews } from '../features/link-previews/link-previews';
import { OfflineNotes } from '../features/offline/offline-notes';
import { OVERRIDE_BANNER_ID } from '../host/override/override-boot';

const hasOverride = (): boolean => document.getElementById(OVERRIDE_BANNER_ID) !== null;

/** What no reader needs before the page is idle. */
export function IdleParts() {
  return (
    <>
      <LinkPreviews />
      {/* Nothing of what a developer runs is stored for later. */}
      {!hasOverride() && <OfflineNotes />}
    </>
  );
}
