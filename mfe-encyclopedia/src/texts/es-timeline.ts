import { translate, type TranslationPair } from '@manna/shared/contracts';
import { laneNames, timelineText } from '../features/timeline/timeline-text';
import { schemeNames } from '../names/schemes';

/** The texts of the timeline in Spanish. */
export const timeline: readonly TranslationPair[] = [
  translate(timelineText, {
    title: 'Línea del tiempo',
    lead: 'Desde la Creación hasta hoy: vidas, reyes, profetas, imperios, acontecimientos y la escritura de los libros. Elige las fechas que quieres ver: las de Ussher y la tradición, o las de los historiadores.',
    description:
      'Vidas, reyes, profetas, imperios, acontecimientos, la escritura de los libros y la Iglesia en una sola línea, desde 4004 a. C. hasta hoy.',
    englishOnly: 'Los nombres de la línea del tiempo están solo en inglés.',
    periods: 'Períodos',
    dates: 'Fechas según',
    leftOut: (count, shown) =>
      count === 1
        ? 'Falta 1 más de estos años: este sitio no tiene una fecha de los historiadores.'
        : `Faltan ${shown} más de estos años: este sitio no tiene una fecha de los historiadores.`,
    byTradition: 'Mostrar estos años según la tradición',
    all: 'Todo',
    earlier: 'Antes',
    later: 'Después',
    nearer: 'Acercar',
    farther: 'Alejar',
    years: 'Años que se ven',
    hint: 'Arrástrala, o pulsa las flechas. Acércala con + y −, con dos dedos, o con la rueda después de un clic.',
    creation: 'Creación',
    flood: 'Diluvio',
    resurrection: 'Resurrección',
    shown: (years) => `En estos años: ${years}`,
    counts: (shown, all) => `Los ${shown} más conocidos de ${all}.`,
    showAll: 'Mostrar todo lo de estos años',
    none: 'Nada está fechado en estos años.',
    about: (years) => `hacia ${years}`,
    seen: (years, count) => `${years}: ${count} en la línea del tiempo.`,
  }),
  translate(schemeNames, { tradition: 'Ussher y la tradición', historians: 'Los historiadores' }),
  translate(laneNames, {
    lives: 'Vidas',
    prophets: 'Profetas',
    judah: 'Reyes de todo Israel y de Judá',
    israel: 'Reyes de Israel en el norte',
    empires: 'Imperios',
    events: 'Acontecimientos',
    writing: 'Escritura de los libros',
    church: 'La Iglesia',
  }),
];
