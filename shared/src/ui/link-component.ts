import type { ComponentType, ReactNode } from 'react';

/** The router's Link, handed in by the page: these components hold no router of their own. */
export type LinkComponent = ComponentType<{
  to: string;
  className?: string | undefined;
  rel?: string | undefined;
  children?: ReactNode;
}>;
