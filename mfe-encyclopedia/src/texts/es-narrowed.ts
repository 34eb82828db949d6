import { translate, type TranslationPair } from '@manna/shared/contracts';
import { facetNotes, facetText, narrowedText, sexText, viewNames } from '../features/listing/narrowed/narrowed-text';

export const narrowedLists: readonly TranslationPair[] = [
  translate(narrowedText, {
    filter: 'Filtrar por nombre',
    sort: 'Ordenar por',
    date: 'Fecha',
    name: 'Nombre',
    first: 'Primera mención',
    mentions: 'Número de versículos',
    show: 'Mostrar',
    view: 'Vista',
    narrow: 'Acotar esta lista',
    chosen: 'Filtros elegidos',
    remove: (what) => `Quitar el filtro: ${what}`,
    letter: (letter) => `Letra ${letter}`,
    clear: 'Mostrar toda la lista',
    strongs: (number) => `${number} del léxico de Strong`,
    found: (count, shown) => (count === 1 ? '1 entrada encontrada' : `${shown} entradas encontradas`),
    none: 'Ninguna entrada cumple estos filtros.',
    undated: 'Las personas sin fecha van al final.',
    verses: (count, shown) => (count === 1 ? '1 versículo' : `${shown} versículos`),
  }),
  translate(viewNames, { list: 'Lista', grid: 'Cuadrícula' }),
  translate(facetText, {
    period: 'Época',
    role: 'Función',
    testament: 'Primera mención',
    division: 'Parte de la Biblia',
    sex: 'Sexo',
    kind: 'Tipo',
    certainty: 'Identificación',
    dating: 'Cómo se fecha',
    tribe: 'Tribu o pueblo',
  }),
  translate(facetNotes, {
    role: 'Según llaman a la persona un versículo o el título de la entrada.',
    division: 'Según el primer versículo que menciona la entrada.',
    period:
      'La época del reinado o ministerio, del acontecimiento que menciona o muestra primero a la persona, o de su vida. Quienes no tienen nada de esto no tienen época.',
  }),
  translate(sexText, { male: 'Hombre', female: 'Mujer' }),
];
