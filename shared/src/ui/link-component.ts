import type { ComponentType, ReactNode } from 'react';

/** The router's Link, passed in by the page: these components do not depend on a router. */
export type LinkComponent = ComponentType<{
  to: string;
  className?: string | undefined;
  rel?: string | undefined;
  onClick?: (() => void) | undefined;
  'aria-current'?: 'true' | undefined;
  'data-preview'?: string | undefined;
  children?: ReactNode;
}>;
