import type { HandoutText } from './handout-text';

export const handoutEs: HandoutText = {
  edition: '[Esta edición omite el versículo.]',
  copy: '[Este versículo no está en nuestra copia.]',
  faulty: '[Este versículo está dañado en nuestra copia.]',
  ourNote: 'Nota nuestra:',
  notes: 'Notas',
  passages: 'Pasajes',
  sources: 'Fuentes',
  figure: 'Figura:',
  pageOf: (page, pages) => `Página ${page} de ${pages}`,
  dayOf: (day, days) => `día ${day} de ${days}`,
  madeAt: (site, address) => `De ${site}, ${address}`,
};
