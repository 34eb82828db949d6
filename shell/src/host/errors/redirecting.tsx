import { useEffect } from 'react';
import { useNavigate, useText } from '@manna/shared/runtime';
import { errorText } from './error-text';

/** Shown while a page redirects. */
export function Redirecting({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return <p role="status">{useText(errorText).redirecting}</p>;
}
