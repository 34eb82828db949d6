import type { ComponentProps } from 'react';

/** A link to a file that the server makes: no page of this site, and nothing that robots should ask for. */
export const FileLink = ({ to, children, ...rest }: ComponentProps<'a'> & { to: string }) => (
  <a {...rest} href={to} rel="nofollow">
    {children}
  </a>
);
