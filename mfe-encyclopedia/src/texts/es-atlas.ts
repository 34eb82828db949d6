import { translate, type TranslationPair } from '@manna/shared/contracts';
import { atlasText, journeyText, layerText, rulerText } from '../features/atlas/atlas-text';

/** The texts of the atlas in Spanish. */
export const atlas: readonly TranslationPair[] = [
  translate(atlasText, {
    title: 'Atlas',
    lead: 'Los lugares de la Biblia en un mapa, con la certeza de cada ubicación, y los viajes que pasan por ellos.',
    description:
      'Un mapa de los lugares de la Biblia, con todos los sitios propuestos y su grado de certeza, los viajes etapa por etapa con sus versículos, y las distancias.',
    englishOnly: 'Los nombres y los textos del mapa están solo en inglés.',
    map: 'Mapa de los lugares de la Biblia',
    still: 'Dibujo del mapa',
    source:
      'Costas: Natural Earth. Ríos, lagos, montes y fronteras dibujados para este sitio; las fronteras son aproximadas.',
    firm: 'La mayoría coincide',
    open: 'Incierto',
    find: 'Buscar un lugar',
    period: 'Lo que ocurrió allí',
    anyPeriod: 'En cualquier época',
    show: 'Mostrar',
    places: 'Lugares',
    count: (count, shown) => (count === 1 ? '1 lugar' : `${shown} lugares`),
    none: 'Ningún lugar del mapa se llama así.',
    arrows: 'En la lista, las flechas llevan de un lugar a otro. En el mapa lo mueven, y + y − acercan y alejan.',
    close: (name) => `Cerrar ${name}`,
    about: (name) => `Todo sobre ${name}`,
    first: 'Se nombra por primera vez en',
    verses: (count, shown) => (count === 1 ? 'en 1 versículo' : `en ${shown} versículos`),
    sites: 'Sitios propuestos',
    confidence: (percent) => `${percent} %`,
    best: 'mejor',
    key: 'Una marca llena es el mejor sitio; una hueca, otra propuesta. Los porcentajes estiman cuántos estudiosos lo elegirían.',
    noSite: 'Nadie sabe dónde estaba.',
    certain: 'Ubicación conocida',
    probable: 'Ubicación probable',
    possible: 'Ubicación incierta',
    unknown: 'Ubicación desconocida',
  }),
  translate(journeyText, {
    journey: 'Viaje',
    none: 'Ninguno',
    play: 'Recorrer el viaje',
    pause: 'Pausa',
    previous: 'Etapa anterior',
    next: 'Etapa siguiente',
    length: 'En línea recta de etapa a etapa:',
    at: (stop, count, place) => `Etapa ${stop} de ${count}: ${place}`,
  }),
  translate(rulerText, {
    to: 'Distancia hasta',
    length: (miles, kilometres) => `${miles} millas (${kilometres} km)`,
    days: (fewest, most) => {
      if (most === 0) return 'menos de un día de camino';
      if (fewest === most) return most === 1 ? 'cerca de un día de camino' : `unos ${most} días de camino`;
      return `de ${fewest} a ${most} días de camino`;
    },
    unknown: (name) => `El mapa no tiene ningún lugar llamado «${name}».`,
    source: (fewest, most) =>
      `En línea recta; todo camino es más largo. Por jornada se toman de ${fewest} a ${most} millas (M. G. Easton, Illustrated Bible Dictionary, «Journey»).`,
  }),
  translate(layerText, {
    title: 'Mostrar en el mapa',
    tribes: 'Tierras de las tribus',
    kingdoms: 'Israel, Judá y sus vecinos',
  }),
];
