import { translate, type TranslationPair } from '@manna/shared/contracts';
import { datedSubjectNames, datesText } from '../features/subject/dates-text';

/** The texts of the dates of an entry in Spanish. */
export const entryDates: readonly TranslationPair[] = [
  translate(datesText, {
    title: 'Fechas',
    source: 'Según',
    meanwhile: '¿Qué más sucedió entonces?',
  }),
  translate(datedSubjectNames, {
    event: 'Cuándo fue',
    reign: 'Reinado',
    life: 'Vida',
    ministry: 'Años de su profecía',
    writing: 'Escritura',
  }),
];
