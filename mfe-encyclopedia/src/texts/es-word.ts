import { translate, type TranslationPair } from '@manna/shared/contracts';
import { calledText } from '../features/subject/called/called-text';
import { wordMetaText } from '../features/subject/word/word-meta-text';
import { wordText } from '../features/subject/word/word-text';

/** The texts of the pages of the lexicon in Spanish. */
export const lexicon: readonly TranslationPair[] = [
  translate(calledText, {
    lead: 'Varias entradas tienen este nombre, o se conocen por él.',
    englishOnly: 'Los nombres y las descripciones de las entradas están solo en inglés.',
  }),
  translate(wordText, {
    hebrew: 'Palabra hebrea',
    aramaic: 'Palabra aramea',
    greek: 'Palabra griega',
    number: (strongs) => `número de Strong ${strongs}`,
    meaning: 'Significado',
    from: 'Origen',
    renders: 'Traducciones según Strong',
    renderings: 'En la versión King James',
    renderingsLead:
      'Se cuenta donde es seguro qué palabra inglesa la traduce. Cada una lleva a una búsqueda de los versículos que tienen ambas palabras.',
    entries: 'En la enciclopedia y el diccionario',
    forms: 'Formas en la Biblia',
    formsLead: 'Sin lo que se escribe unido a ellas: el artículo, las preposiciones y los sufijos.',
    verses: (count, shown) => (count === 1 ? 'El versículo que la tiene' : `Los ${shown} versículos que la tienen`),
    greekVerses:
      'Este sitio aún no tiene un texto griego, por lo que no puede decir qué versículos tienen esta palabra.',
    pages: 'Páginas de estos versículos',
    previous: 'Anterior',
    next: 'Siguiente',
    pageName: (page) => `Página ${page}`,
    search: (strongs) => `Buscar ${strongs}`,
    neighbours: 'Palabras vecinas en el léxico',
    englishOnly: 'El léxico está solo en inglés.',
  }),
  translate(wordMetaText, {
    title: (lemma, sound, strongs) => `${lemma} (${sound}), ${strongs}`,
    description: (sound, strongs, meaning) =>
      `${sound}, Strong ${strongs}: ${meaning} Con sus formas, sus traducciones y todos sus versículos.`,
  }),
];
