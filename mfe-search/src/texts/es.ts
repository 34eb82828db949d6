import { translate, type TranslationPair } from '@manna/shared/contracts';
import { searchText } from '../features/search/search-text';

export const es: readonly TranslationPair[] = [
  translate(searchText, {
    home: 'Inicio',
    title: 'Buscar',
    description: 'Busca a la vez en la Biblia, la enciclopedia, los artículos, los recursos y el diccionario.',
    lead: 'Una sola pregunta a todas las partes de este sitio.',
    today: 'Hoy',
    notYet:
      'La búsqueda todavía no responde. Si sabes dónde está un pasaje, abre la lista de libros; para encontrar una palabra en un capítulo, usa la búsqueda de tu navegador.',
    allBooks: 'Todos los libros de la Biblia',
    planned: 'Dónde buscará',
    bible: 'Biblia',
    bibleSearched: 'Cada versículo de cada traducción que hay aquí.',
    encyclopedia: 'Enciclopedia',
    encyclopediaSearched: 'Personas, lugares, acontecimientos, plantas, tribus y animales.',
    articles: 'Artículos',
    articlesSearched: 'Títulos y texto.',
    resources: 'Recursos',
    resourcesSearched: 'Títulos y descripciones.',
    dictionary: 'Diccionario',
    dictionarySearched: 'Las palabras y su significado.',
  }),
];
