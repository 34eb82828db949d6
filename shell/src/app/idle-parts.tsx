import { use, useEffect } from 'react';
import { CompositionContext, reportFailure } from '@manna/shared/runtime';
import { LinkPreviews } from '../features/link-previews/link-previews';
import { OfflineNotes } from '../features/offline/offline-notes';
import { OVERRIDE_BANNER_ID } from '../host/override/override-boot';

const hasOverride = (): boolean => document.getElementById(OVERRIDE_BANNER_ID) !== null;

/** Measures the page if the gateway compares releases. */
function Measures() {
  const { isMeasured, pillars } = use(CompositionContext) ?? {};
  useEffect(() => {
    if (isMeasured && pillars && !hasOverride())
      import(/* webpackChunkName: "measure-page" */ '../host/observe/measure-page').then(
        ({ measurePage }) => measurePage(pillars),
        (error: unknown) => reportFailure(error, 'vitals'),
      );
  }, [isMeasured, pillars]);
  return null;
}

/** What no reader needs before the page is idle. */
export function IdleParts() {
  return (
    <>
      <LinkPreviews />
      <Measures />
      {/* Nothing of what a developer runs is stored for later. */}
      {!hasOverride() && <OfflineNotes />}
    </>
  );
}
