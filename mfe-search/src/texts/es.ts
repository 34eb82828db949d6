import { translate, type TranslationPair } from '@manna/shared/contracts';
import { searchModalText } from '../features/modal/search-modal-text';
import { searchText } from '../features/search/search-text';

export const es: readonly TranslationPair[] = [
  translate(searchModalText, {
    label: 'Palabras, un nombre o una referencia bíblica',
    search: 'Buscar',
  }),
  translate(searchText, {
    home: 'Inicio',
    title: 'Buscar',
    description: 'Busca a la vez en todas las partes de este sitio.',
    lead: 'Una sola búsqueda para todas las partes de este sitio.',
    today: 'Hoy',
    notYet:
      'La búsqueda todavía no está disponible. Mientras tanto, explora las partes del sitio; para encontrar una palabra en una página, usa la búsqueda de tu navegador.',
    browse: (name) => `Explorar: ${name}`,
    planned: 'Dónde buscará',
  }),
];
