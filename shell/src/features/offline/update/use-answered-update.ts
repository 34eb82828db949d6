import { useEffect, useState } from 'react';

/** Local storage: fingerprint of the last update that the reader has accepted or put off. */
const ANSWERED_KEY = 'dm-answered-update';

function stored(): string | null {
  try {
    return localStorage.getItem(ANSWERED_KEY);
  } catch {
    return null;
  }
}

/** The last update that the reader has answered, in any tab of this site, and a function that stores another one. */
export function useAnsweredUpdate(): [string | null, (fingerprint: string) => void] {
  const [answered, setAnswered] = useState(stored);
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === ANSWERED_KEY) setAnswered(newValue);
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);
  const answer = (fingerprint: string) => {
    setAnswered(fingerprint);
    try {
      localStorage.setItem(ANSWERED_KEY, fingerprint);
    } catch {
      // Then it counts for this page alone.
    }
  };
  return [answered, answer];
}
