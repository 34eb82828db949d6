import { translate, type TranslationPair } from '@manna/shared/contracts';
import { bookNames, divisionNames, spanishBookNames, spanishDivisionNames } from '@manna/shared/domain';
import { bookText } from '../features/book/book-text';
import { contentsText } from '../features/contents/contents-text';
import { readerText } from '../features/reader/reader-text';
import { directionText, featureText, languageText, translationText } from '../features/translation/translation-text';
import { bibleText } from '../names/bible-text';

const chapterCount = (count: number) => (count === 1 ? 'Un capítulo' : `${count} capítulos`);

export const es: readonly TranslationPair[] = [
  translate(bibleText, {
    home: 'Inicio',
    bible: 'Biblia',
    theBible: 'La Biblia',
    oldTestament: 'Antiguo Testamento',
    newTestament: 'Nuevo Testamento',
  }),
  translate(bookNames, spanishBookNames),
  translate(contentsText, {
    lead: 'Los sesenta y seis libros, en el orden en que se suelen imprimir. Elige un libro y después un capítulo.',
    translations: 'Traducciones',
    about: 'Sobre esta traducción',
    description: (count, translations) => `Lee los ${count} libros de la Biblia: ${translations}.`,
  }),
  translate(divisionNames, spanishDivisionNames),
  translate(bookText, {
    chapters: 'Capítulos',
    oldTestamentLead: (count) => `${chapterCount(count)}. Antiguo Testamento.`,
    newTestamentLead: (count) => `${chapterCount(count)}. Nuevo Testamento.`,
    description: (name, count) => `Lee ${name} en la Biblia: ${chapterCount(count).toLowerCase()}.`,
  }),
  translate(readerText, {
    chapters: 'Capítulos',
    previous: 'Capítulo anterior',
    next: 'Capítulo siguiente',
    translation: 'Traducción',
    notes: 'Notas',
    note: (letter) => `Nota ${letter}`,
    backToNote: 'Volver a la nota',
    inVerse: 'en el versículo',
    verse: (number) => `Versículo ${number}`,
    omitted: (number) => `[El versículo ${number} no está en este texto.]`,
    noText: (translation, reference) => `La traducción ${translation} no contiene la referencia bíblica ${reference}`,
    invalid: (reference) => `Referencia bíblica no válida: ${reference}`,
    description: (chapter, translation) => `${chapter} en la traducción ${translation}.`,
  }),
  translate(translationText, {
    year: 'Año',
    language: 'Idioma',
    direction: 'Dirección',
    licence: 'Licencia',
    holds: 'Qué contiene',
    testaments: 'Testamentos',
    whole: 'Antiguo y Nuevo Testamento',
    old: 'Antiguo Testamento',
    chapters: 'Capítulos',
    verses: 'Versículos',
    omitted: 'Versículos que otras tienen y esta no',
    incomplete: 'Versículos cuyo final se ha perdido en la fuente',
    incompleteNote: 'Sus palabras terminan en «…».',
    features: 'Además de las palabras de los versículos',
    books: 'Libros',
    description: (name, year, chapters) =>
      `Sobre la traducción ${name}, de ${year}: su idioma, su licencia, lo que contienen sus ${chapters} capítulos y sus libros.`,
  }),
  translate(languageText, {
    en: 'Inglés',
    es: 'Español',
    he: 'Hebreo',
    arc: 'Arameo',
    grc: 'Griego',
    la: 'Latín',
    de: 'Alemán',
    fr: 'Francés',
    pt: 'Portugués',
  }),
  translate(directionText, {
    ltr: 'Se lee de izquierda a derecha',
    rtl: 'Se lee de derecha a izquierda',
  }),
  translate(featureText, {
    addedWords: 'Palabras añadidas por los traductores, en cursiva',
    wordsOfJesus: 'Palabras de Jesús en rojo',
    notes: 'Notas al margen',
    paragraphs: 'Párrafos propios',
    poetry: 'Poesía línea por línea',
    titles: 'Títulos de los salmos',
    headings: 'Encabezamientos dentro del texto',
    subscriptions: 'Notas finales de las cartas',
    hebrewWords: 'La forma y la raíz de cada palabra hebrea',
  }),
];
