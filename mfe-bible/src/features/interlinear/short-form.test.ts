import { morphologyText } from '@manna/shared/domain';
import { formText } from './form-text';
import { shortForm } from './short-form';

it.each([
  ['HR/Ncfsa', 'prep. + noun, f. sing.'],
  ['HNcmpc', 'noun, m. pl., construct'],
  ['HC/Vqw3ms', 'conj. + verb, qal sequential imperfect, he'],
  ['HVqrmpc/Sp2ms', 'verb, qal participle, m. pl., construct + your (m.)'],
  ['HVqc', 'verb, qal infinitive construct'],
  ['HRd/Ncmsa', 'prep. + art. + noun, m. sing.'],
  ['HNp', 'name'],
  ['HTo/Sp3fs', 'object marker + her'],
  ['HNcbsa/Sd', 'noun, sing. + towards'],
  ['AVqp3ms', 'verb, peal perfect, he'],
  ['HPp3ms', 'pronoun, he'],
  ['H', ''],
])('the form %s is described as "%s"', (code, form) => {
  expect(shortForm(code, formText, morphologyText)).toBe(form);
});
