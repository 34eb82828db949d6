import { translate, type TranslationPair } from '@manna/shared/contracts';
import { facetText, narrowedText, sexText } from '../features/listing/narrowed/narrowed-text';

export const narrowedLists: readonly TranslationPair[] = [
  translate(narrowedText, {
    filter: 'Filtrar por nombre',
    sort: 'Ordenar por',
    date: 'Fecha',
    name: 'Nombre',
    first: 'Primera mención',
    mentions: 'Número de versículos',
    show: 'Mostrar',
    narrow: 'Acotar esta lista',
    chosen: 'Filtros elegidos',
    remove: (what) => `Quitar el filtro: ${what}`,
    letter: (letter) => `Letra ${letter}`,
    clear: 'Mostrar toda la lista',
    strongs: (number) => `${number} del léxico de Strong`,
    found: (count, shown) => (count === 1 ? '1 entrada encontrada' : `${shown} entradas encontradas`),
    none: 'Ninguna entrada cumple estos filtros.',
    verses: (count, shown) => (count === 1 ? '1 versículo' : `${shown} versículos`),
  }),
  translate(facetText, {
    period: 'Época',
    testament: 'Primera mención',
    sex: 'Sexo',
    kind: 'Tipo',
    certainty: 'Identificación',
    dating: 'Cómo se fecha',
    tribe: 'Tribu o pueblo',
  }),
  translate(sexText, { male: 'Hombre', female: 'Mujer' }),
];
