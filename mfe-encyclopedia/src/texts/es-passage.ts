import { translate, type TranslationPair } from '@manna/shared/contracts';
import { passageText } from '../features/passage/passage-text';

/** The texts of the page of what a passage mentions, in Spanish. */
export const passages: readonly TranslationPair[] = [
  translate(passageText, {
    title: (passage) => `Personas, lugares y palabras en ${passage}`,
    crumb: 'Personas, lugares y palabras',
    lead: 'Lo que los versículos de este pasaje nombran o describen: primero aquello de lo que más versículos tratan.',
    description: (passage, groups) => `Lo que menciona ${passage}: ${groups}.`,
    group: (name, count) => `${name}: ${count}`,
    englishOnly: 'Los nombres de las entradas están solo en inglés.',
    atlas: 'Mostrar sus lugares en el atlas',
    read: (passage) => `Leer ${passage}`,
    verses: (count, shown) => (count === 1 ? '1 versículo:' : `${shown} versículos, desde`),
    visited: 'En un viaje',
    mentioned: 'Mencionados',
    more: (count, shown) => (count === 1 ? '1 más' : `${shown} más`),
    cut: (shown, total) => `Estas son las ${shown} de ${total} que más versículos mencionan.`,
    none: 'Ningún versículo de este pasaje menciona una entrada de la enciclopedia o del diccionario.',
    map: 'Los lugares de este pasaje en un mapa',
  }),
];
