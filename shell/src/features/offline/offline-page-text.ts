import type { Language, Translated } from '@manna/shared/contracts';

/** Texts of the pages that the service worker makes itself. It has no part in the page's catalogues. */
const english = {
  title: 'You are offline',
  unavailable: 'Content unavailable - you appear to be offline.',
  tryAgain: 'Try again',
  keptPages: 'Pages kept on this device',
  keptTranslations: 'Translations kept on this device',
  noPages: 'No page is kept on this device yet. Pages that you read are kept for the next time.',
  copy: 'You are reading a copy kept on this device.',
  keptOn: (when: string) => `Kept on ${when}.`,
  previous: 'Previous chapter',
  next: 'Next chapter',
};

const spanish: Translated<typeof english> = {
  title: 'No tienes conexión',
  unavailable: 'Contenido no disponible: parece que no tienes conexión.',
  tryAgain: 'Volver a intentarlo',
  keptPages: 'Páginas guardadas en este dispositivo',
  keptTranslations: 'Traducciones guardadas en este dispositivo',
  noPages:
    'Aún no hay ninguna página guardada en este dispositivo. Las páginas que lees se guardan para la próxima vez.',
  copy: 'Estás leyendo una copia guardada en este dispositivo.',
  keptOn: (when) => `Guardada el ${when}.`,
  previous: 'Capítulo anterior',
  next: 'Capítulo siguiente',
};

export const offlinePageTexts: Readonly<Record<Language, typeof english>> = { en: english, es: spanish };

/** The language of the interface that a BCP 47 code asks for; English where it is not spoken here. */
export const interfaceLanguage = (code: string): Language => (code.toLowerCase().startsWith('es') ? 'es' : 'en');
