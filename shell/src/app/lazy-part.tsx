import { lazy, type ComponentType } from 'react';
import { useText } from '@manna/shared/runtime';
import { appText } from './app-text';

function PartFailed() {
  return <p role="alert">{useText(appText).partFailed}</p>;
}

/** A component whose code comes when it is first shown; where that does not arrive, a sentence stands in its place. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch {
      return { default: PartFailed };
    }
  });
