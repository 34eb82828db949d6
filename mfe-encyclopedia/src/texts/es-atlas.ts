import { translate, type TranslationPair } from '@manna/shared/contracts';
import { atlasText, journeyText, layerText, passageText, rulerText } from '../features/atlas/atlas-text';
import { kingdomsText } from '../features/atlas/kingdoms-text';
import { roadText } from '../features/atlas/road-text';

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
    anyPeriod: 'Todas las épocas',
    visited: 'Visitado',
    mentioned: 'Mencionado',
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
  translate(passageText, {
    title: (passage) => `Lugares de ${passage}`,
    counts: (visited, mentioned) =>
      `En un viaje: ${visited}. Solo mencionados: ${mentioned}. En la lista van primero los de un viaje.`,
    none: 'El mapa no tiene ningún lugar que este pasaje mencione.',
    unknown: 'Nadie sabe dónde estaban:',
    leftOut: (count, shown) =>
      count === 1
        ? 'Hay 1 lugar más que no se muestra, porque pocos versículos lo mencionan.'
        : `Hay ${shown} lugares más que no se muestran, porque pocos versículos los mencionan.`,
    entries: 'Personas, lugares y palabras de este pasaje',
    read: (passage) => `Leer ${passage}`,
    all: 'Mostrar todos los lugares',
    visitedKey: 'Visitado en este pasaje',
    wrong: (written) => `«${written}» no es un pasaje de la Biblia, así que el atlas muestra todos los lugares.`,
    meant: '¿Querías decir',
  }),
  translate(journeyText, {
    journey: 'Viaje',
    none: 'Ninguno',
    play: 'Recorrer el viaje',
    pause: 'Pausa',
    previous: 'Etapa anterior',
    next: 'Etapa siguiente',
    length: 'En línea recta de etapa a etapa:',
    sailed: 'en barco, donde la Escritura lo dice,',
    rest: 'El resto:',
    byShip: 'en barco:',
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
    kingdoms: 'Reinos de la época',
    provinces: 'Provincias y distritos del Nuevo Testamento',
    roads: 'Caminos antiguos',
  }),
  translate(kingdomsText, {
    title: 'Reinos',
    unchosen: 'No se ha elegido ninguna época, así que estos son los reinos de una de ellas:',
    none: 'El mapa no tiene reinos de esta época.',
    provinces: 'Para el Nuevo Testamento están sus provincias y distritos, arriba.',
    approximate: 'Las fronteras son aproximadas y cambiaron a menudo; las islas no se muestran.',
    source: 'Están dibujadas a mano para este sitio. Para seguir leyendo:',
    'united-kingdom':
      'Israel bajo David y Salomón, hacia 970 a. C., con sus vecinos. David hizo pagar tributo a Moab, Amón, Edom y Siria.',
    'divided-kingdom':
      'Israel, Judá y sus vecinos hacia 850 a. C.; Asiria, Ararat, Elam y Egipto hacia 700 a. C. Para entonces Asiria había tomado también Siria e Israel.',
    exile:
      'Hacia 580 a. C.: Babilonia hasta Egipto, con Judá y sus vecinos; Media con Persia; Lidia, Cilicia y Egipto.',
    return:
      'Hacia 500 a. C., en los días de Darío: Persia desde el Indo hasta Egipto y el mar Egeo, con la provincia de Judá. Sus tierras en Europa no se muestran.',
    'between-the-testaments':
      'Hacia 220 a. C.: los reinos de los Tolomeos y los Seléucidas, Macedonia, Pérgamo y Partia; otros menores de Asia Menor no se muestran. Los Tolomeos tuvieron Judea hasta que los Seléucidas la tomaron hacia 200 a. C.',
  }),
  translate(roadText, {
    title: 'Caminos antiguos',
    approximate:
      'Cada uno está dibujado en línea recta de ciudad a ciudad. Su trazado entre ellas es incierto, y cambió con el tiempo.',
    source: 'Según',
    sea: 'El camino del mar',
    philistines: 'El camino de la tierra de los filisteos',
    kings: 'El camino real',
    ridge: 'El camino de la cresta',
    jericho: 'El camino de Jerusalén a Jericó',
    egnatia: 'La vía Egnacia',
    appia: 'La vía Apia',
  }),
];
