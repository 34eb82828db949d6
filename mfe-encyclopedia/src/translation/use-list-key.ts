import { useState } from 'react';

/**
 * The React key of a list of verses in a translation, by its slug. The server, which knows no readers, sends the verses in
 * the site's. Those in the reader's are new elements, which appear in their places, whereas the elements of longer or
 * shorter verses would move. When the reader chooses another one later, the elements stay, so that the browser keeps
 * the verse at the top of the screen where it is.
 */
export function useListKey(translation: string | undefined): 'first' | 'own' {
  const [first] = useState(translation);
  return translation === first ? 'first' : 'own';
}
