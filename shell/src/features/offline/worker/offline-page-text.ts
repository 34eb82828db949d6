import type { Language, Translated } from '@manna/shared/contracts';

/** Texts of the pages that the service worker renders, which has no access to the page's catalogues. */
const english = {
  title: 'You are offline',
  unavailable: 'Content unavailable - you appear to be offline.',
  tryAgain: 'Try again',
  savedPages: 'Pages on this device',
  noPages: 'There are no pages on this device yet. Pages that you read are saved for the next time.',
  copy: 'You are reading a copy from this device.',
  savedOn: (when: string) => `Saved on ${when}.`,
};

const spanish: Translated<typeof english> = {
  title: 'No tienes conexión',
  unavailable: 'Contenido no disponible: parece que no tienes conexión.',
  tryAgain: 'Volver a intentarlo',
  savedPages: 'Páginas en este dispositivo',
  noPages: 'Aún no hay páginas en este dispositivo. Las páginas que lees se guardan para la próxima vez.',
  copy: 'Estás leyendo una copia de este dispositivo.',
  savedOn: (when) => `Guardada el ${when}.`,
};

export const offlinePageTexts: Readonly<Record<Language, typeof english>> = { en: english, es: spanish };

/** The language of the interface for a BCP 47 code; English if the site does not have it. */
export const interfaceLanguage = (code: string): Language => (code.toLowerCase().startsWith('es') ? 'es' : 'en');
