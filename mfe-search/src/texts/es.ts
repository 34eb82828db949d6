import { translate, type TranslationPair } from '@manna/shared/contracts';
import { bookNames, categoryNames, spanishBookNames, spanishCategoryNames } from '@manna/shared/domain';
import { inlineText } from '../features/inline/inline-text';
import { searchModalText } from '../features/modal/search-modal-text';
import { searchText } from '../features/search/search-text';
import { openedMarksText } from '../marks/opened-marks-text';
import { collectionNames } from '../names/names-text';
import { ownMarkText } from '../own/own-mark-text';
import { ownText } from '../own/own-text';
import { resultReasonsText } from '../results/result-reasons-text';
import { resultRowText } from '../results/result-row-text';
import { resultToolsText } from '../search/result-tools-text';
import { gapFillsText } from '../results/gap-fills-text';
import { searchHelpText } from '../search/search-help-text';
import { pillText } from '../pills/pill-text';
import { bibleToolsText } from '../results/bible-tools-text';
import { translationsText } from '../results/translations-text';
import { savedText } from '../saved/saved-text';
import { searchPanelText } from '../search/search-panel-text';
import { strongsNoteText } from '../search/strongs-note-text';

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
  translate(categoryNames, spanishCategoryNames),
  translate(inlineText, {
    suggestions: 'Sugerencias',
    passage: 'Pasaje',
    book: 'Libro',
    recent: 'Búsqueda reciente',
    viewAll: 'Ver todos los resultados',
    more: (count) => `+${count} resultados más`,
  }),
  translate(bibleToolsText, {
    old: 'Antiguo Testamento',
    new: 'Nuevo Testamento',
    order: 'Orden de los resultados',
    best: 'Los mejores primero',
    canonical: 'En el orden de la Biblia',
    everyTranslation: 'Todas las traducciones',
  }),
  translate(translationsText, {
    download: (megabytes) => `La primera vez se descargan ${megabytes} MB.`,
    loading: (names) => `Cargando ${names} …`,
    failed: (names) => `No se pudieron cargar: ${names}.`,
    oneTranslation: 'Sin JavaScript se busca solo en la King James Version, no en todas las traducciones.',
    offer: 'Quizá otra traducción tenga estas palabras.',
  }),
  translate(pillText, {
    pills: 'Filtros',
    unnamed: 'Una entrada',
    relatedTo: (name) => `Solo lo relacionado con ${name}`,
    tags: 'Ya no se puede filtrar por etiquetas: esta dirección muestra los resultados sin ellas.',
    closeTags: 'Cerrar',
  }),
  translate(savedText, {
    save: 'Guardar esta búsqueda',
    shortly: 'Guardar',
    saved: 'Guardada',
    heading: 'Búsquedas guardadas',
    remove: (name) => `Quitar ${name}`,
  }),
  translate(searchModalText, {
    asPage: 'Abrir estos resultados como página',
    useKey: 'Abrir este diálogo con la tecla /, como con Ctrl-K',
  }),
  translate(openedMarksText, {
    region: 'Lo que se encontró en esta página',
    clear: 'Quitar las marcas',
  }),
  translate(searchPanelText, {
    help: 'Cómo buscar',
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
    tryAgain: 'Intentar de nuevo',
    cut: 'Esta búsqueda es demasiado larga: no se tuvo en cuenta el final.',
    cutPatterns:
      'Solo se buscan las cuatro primeras palabras con * o ? y usos de NEAR: los demás no se tuvieron en cuenta.',
    cutWork: 'Buscar todo lo escrito tardaría demasiado: una parte quedó fuera.',
    recent: 'Búsquedas recientes',
    clearRecent: 'Borrar las búsquedas recientes',
    searchedIn: (within) => `Se busca solo en ${within}.`,
    everywhere: 'Buscar en todo el sitio',
  }),
  translate(strongsNoteText, {
    onlyHebrew:
      'Por ahora, solo las palabras hebreas del Antiguo Testamento se pueden buscar por su número de Strong (H430), y no las griegas (G2316).',
  }),
  translate(resultRowText, { opensIn: (translation) => `Se abre en ${translation}` }),
  translate(resultReasonsText, {
    reference: 'Referencia bíblica',
    name: 'Nombre',
    strongs: 'Palabra hebrea',
    relation: 'Relación',
    phrase: 'Frase',
    word: 'Palabra',
    spelling: 'Otra grafía',
    form: 'Otra forma',
    start: 'Comienzo de una palabra',
    similar: 'Palabra parecida',
  }),
  translate(resultToolsText, {
    didYouMean: (words) => `¿Quisiste decir «${words}»?`,
    why: 'Mostrar por qué',
  }),
  translate(ownMarkText, {
    note: 'Tu nota',
    bookmark: 'Tu marcador',
    visited: 'La visitaste hace poco',
    also: (count) => (count === 1 ? 'También 1 página tuya' : `También ${count} páginas tuyas`),
  }),
  translate(ownText, {
    heading: 'Tus páginas',
    note: 'Tus páginas se buscan solo en tu dispositivo.',
    showAll: (count) => `Mostrar tus ${count} páginas`,
  }),
  translate(searchHelpText, {
    examples: 'Ejemplos',
    reference:
      'Una referencia lleva a ese pasaje. Los libros pueden abreviarse, y puede seguir una traducción: ps 23 kjv.',
    forms:
      'Las formas antiguas y las nuevas se encuentran entre sí, y también las grafías: you y thou, has y hath, neighbor y neighbour.',
    names: 'Los nombres se encuentran en sus otras grafías, con o sin acentos, puntos, guiones y apóstrofos: Beth-el.',
    words:
      'Cualquiera de las palabras. Lo que tiene más de ellas va primero, y una palabra puede tener una letra equivocada.',
    phrase: 'Exactamente estas palabras, una tras otra.',
    required: 'Los resultados deben tener cada palabra con un más.',
    excluded: 'Los resultados no deben tener la palabra o la frase con un menos.',
    either: 'Al menos una de las dos, con OR en mayúsculas.',
    brackets: 'Las palabras entre paréntesis van juntas: todas las de un grupo o todas las del otro.',
    near: 'A cinco palabras de distancia como máximo, en cualquier orden, aunque entre ellas termine un versículo.',
    letters: 'Un signo de interrogación dentro de una palabra es una letra cualquiera; un asterisco, varias o ninguna.',
    strongs:
      'Los versículos cuyo texto hebreo tiene la palabra con este número de Strong, o con uno de varios (H430-H433).',
    relation:
      'Quién o qué tiene esta relación: también los reyes de Judá («kings of judah»), los milagros de Jesús, la tribu de Pablo.',
    gap: 'Un signo de interrogación en lugar de una palabra: verás qué la completa y cuántas veces.',
    scope:
      'Solo en una parte de la Biblia: un testamento (in:nt), una división (in:profecia), libros o capítulos (in:rut,juan-3).',
    translations: 'En todas las traducciones: cada versículo dice cuáles de ellas tienen estas palabras.',
  }),
  translate(gapFillsText, {
    heading: 'Lo que completa la frase en la Biblia',
    verses: (count) => (count === 1 ? '1 versículo' : `${count} versículos`),
    showMore: (count) => `Mostrar ${count} más`,
  }),
  translate(searchText, {
    home: 'Inicio',
    title: 'Buscar',
    description:
      'Busca a la vez en todas las partes de este sitio: la Biblia, la enciclopedia, los artículos, los recursos y el diccionario.',
    lead: 'Una sola búsqueda para todas las partes de este sitio. Lo que escribes se busca en tu propio dispositivo.',
    searched: 'Dónde se busca',
    filters: 'Filtrar los resultados',
    previous: 'Resultados anteriores',
    next: 'Más resultados',
    limitedTo: 'Limitado a',
    without: (name) => `Sin ${name}`,
    busy: 'La búsqueda está ocupada. Vuelve a intentarlo en un momento.',
  }),
];
