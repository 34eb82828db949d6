import { translate, type TranslationPair } from '@manna/shared/contracts';
import { keepTranslationText, offlineText } from './offline-text';

/** Spanish of the notes about being offline and of the setting that keeps a translation. */
export const offlineEs: readonly TranslationPair[] = [
  translate(offlineText, {
    copy: 'Estás leyendo una copia guardada en este dispositivo.',
    keptOn: (when) => `Guardada el ${when}.`,
    updateReady: 'Hay una nueva versión de este sitio.',
    reload: 'Recargar',
    later: 'Más tarde',
  }),
  translate(keepTranslationText, {
    heading: 'Leer sin conexión',
    intro: (megabytes) =>
      `Las páginas que lees se guardan en este dispositivo. Una traducción completa ocupa unos ${megabytes} MB.`,
    translation: 'Traducción',
    keep: 'Guardar en este dispositivo',
    goOn: 'Continuar',
    cancel: 'Cancelar',
    remove: (name) => `Eliminar ${name}`,
    progress: (done, total, megabytes) => `${done} de ${total} capítulos, ${megabytes} MB`,
    whole: (megabytes) => `Guardada completa, ${megabytes} MB`,
    notSupported: 'Este navegador no puede guardar textos para leer sin conexión.',
    noRoom: 'No queda espacio en este dispositivo para esta traducción. Elimina otra o libera espacio.',
    failed: 'No se pudo descargar la traducción completa. Lo que llegó está guardado; continúa cuando tengas conexión.',
    listFailed: 'No se pudo mostrar la lista de traducciones. Vuelve a intentarlo más tarde.',
  }),
];
