import { translate, type TranslationPair } from '@manna/shared/contracts';
import { bookNames, spanishBookNames } from '@manna/shared/domain';
import { searchModalText } from '../features/modal/search-modal-text';
import { searchText } from '../features/search/search-text';
import { categoryNames, collectionNames } from '../names/names-text';
import { pillText } from '../pills/pill-text';
import { bibleToolsText } from '../results/bible-tools-text';
import { savedText } from '../saved/saved-text';
import { searchPanelText } from '../search/search-panel-text';

const results = (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`);

export const es: readonly TranslationPair[] = [
  translate(bookNames, spanishBookNames),
  translate(collectionNames, {
    encyclopedia: 'Enciclopedia',
    articles: 'Artículos',
    resources: 'Recursos',
    bible: 'Biblia',
    dictionary: 'Diccionario',
  }),
  translate(categoryNames, {
    people: 'Personas',
    places: 'Lugares',
    events: 'Acontecimientos',
    plants: 'Plantas',
    tribes: 'Tribus',
    animals: 'Animales',
    'did-you-know': '¿Lo sabías?',
    insights: 'A fondo',
    history: 'Historia',
    science: 'Ciencia',
    culture: 'Cultura',
    'jokes-aside': 'Con humor',
    media: 'Multimedia',
    maps: 'Mapas',
    infographics: 'Infografías',
    art: 'Arte',
    interactives: 'Interactivos',
    downloads: 'Descargas',
    dictionary: 'Diccionario',
  }),
  translate(bibleToolsText, {
    old: 'Antiguo Testamento',
    new: 'Nuevo Testamento',
    order: 'Orden de los resultados',
    best: 'Los mejores primero',
    canonical: 'En el orden de la Biblia',
  }),
  translate(pillText, {
    pills: 'Filtros',
    relatedTo: (name) => `Solo lo relacionado con ${name}`,
    tags: 'Ya no se puede filtrar por etiquetas: esta dirección muestra los resultados sin ellas.',
    closeTags: 'Cerrar',
  }),
  translate(savedText, {
    save: 'Guardar esta búsqueda',
    saved: 'Guardada',
    heading: 'Búsquedas guardadas',
    remove: (name) => `Quitar ${name}`,
  }),
  translate(searchModalText, {
    asPage: 'Abrir estos resultados como página',
  }),
  translate(searchPanelText, {
    label: 'Palabras, un nombre o una referencia bíblica',
    search: 'Buscar',
    all: 'Todo',
    pillars: 'Partes del sitio',
    categories: 'Categorías',
    books: 'Libros',
    byBook: 'Filtrar por libro',
    inBook: (book) => `Solo en ${book}`,
    results,
    found: (count, words) => `${results(count)} para «${words}»`,
    searching: 'Buscando…',
    viewAll: (count) => `Ver todos (${count})`,
    more: 'Mostrar más',
    allShown: (count) => `Se muestran los ${count} resultados`,
    nothing: 'No se encontraron resultados',
    nothingInCategory: 'No se encontraron resultados en la categoría elegida',
    clearCategory: 'Quitar el filtro de categoría',
    failed: (names) =>
      `No se pudieron cargar los datos de la búsqueda: ${names}. Se cargarán de nuevo cuando vuelva la conexión.`,
    cut: 'Esta búsqueda es demasiado larga: no se tuvo en cuenta el final.',
    recent: 'Búsquedas recientes',
    clearRecent: 'Borrar las búsquedas recientes',
    searchedIn: (within) => `Se busca solo en ${within}.`,
    everywhere: 'Buscar en todo el sitio',
    needsScripts: 'La búsqueda necesita JavaScript. Sin él, explora las partes del sitio.',
  }),
  translate(searchText, {
    home: 'Inicio',
    title: 'Buscar',
    description:
      'Busca a la vez en todas las partes de este sitio: la Biblia, la enciclopedia, los artículos, los recursos y el diccionario.',
    lead: 'Una sola búsqueda para todas las partes de este sitio, en tu propio dispositivo: nadie sabe qué buscas.',
    searched: 'Dónde se busca',
  }),
];
