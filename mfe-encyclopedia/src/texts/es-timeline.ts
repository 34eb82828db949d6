import { translate, type TranslationPair } from '@manna/shared/contracts';
import { laneNames, timelineText } from '../features/timeline/timeline-text';

/** The texts of the timeline in Spanish. */
export const timeline: readonly TranslationPair[] = [
  translate(timelineText, {
    title: 'Línea del tiempo',
    lead: 'Desde la Creación hasta hoy: vidas, reyes, profetas, imperios y acontecimientos. Los años del Antiguo Testamento siguen a Ussher; los de los imperios y los posteriores, a los historiadores.',
    description:
      'Vidas, reyes, profetas, imperios y acontecimientos de la Biblia y de la Iglesia en una sola línea, desde 4004 a. C. hasta hoy.',
    englishOnly: 'Los nombres de la línea del tiempo están solo en inglés.',
    periods: 'Períodos',
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
    counts: (shown, all) => `Los ${shown} más conocidos de ${all}. Acerca la línea para ver más.`,
    none: 'Nada está fechado en estos años.',
    about: (years) => `hacia ${years}`,
    seen: (years, count) => `${years}: ${count} en la línea del tiempo.`,
  }),
  translate(laneNames, {
    lives: 'Vidas',
    prophets: 'Profetas',
    judah: 'Reyes de Judá',
    israel: 'Reyes de Israel',
    empires: 'Imperios',
    events: 'Acontecimientos',
    church: 'La Iglesia',
  }),
];
