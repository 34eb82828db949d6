import { useEffect } from 'react';
import { useNavigate, useText } from '@manna/shared/runtime';
import { errorText } from './error-text';

/** Stands while a page that named another address is left for it. */
export function Redirecting({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return <p role="status">{useText(errorText).redirecting}</p>;
}
