import { translate, type TranslationPair } from '@manna/shared/contracts';
import { familyText, familyTreeText, genealogiesText } from '../features/family/family-text';

const generations = (count: number) => (count === 1 ? 'una generación' : `${count} generaciones`);

/** The texts of the family tree in Spanish. */
export const families: readonly TranslationPair[] = [
  translate(familyText, {
    title: (name) => `La familia de ${name}`,
    lead: 'Con quién la une la Escritura, cada parentesco con el versículo que lo dice.',
    unstated: 'Quien no tiene versículo se conoce por otros escritos o por varios versículos juntos.',
    description: (name) => `Padres, esposos y esposas, hijos y otros parientes de ${name}, cada uno con su versículo.`,
    family: 'Familia',
    englishOnly: 'Los nombres y los títulos están solo en inglés.',
    tree: 'Árbol genealógico',
    hint: 'Las flechas llevan a los padres, a los hijos y a quienes están al lado. Intro abre la persona; + muestra una generación más y − menos.',
    named: 'Marco discontinuo: la Escritura nombra a la persona, que no tiene página propia.',
    wholeTree: 'Mostrar todo el árbol',
    lessTree: 'Mostrar menos',
    moreUp: 'Una generación antes',
    moreDown: 'Una generación después',
    fewer: 'Menos generaciones',
    forebears: 'Padres y antepasados',
    siblings: 'Hermanos y hermanas',
    spouses: 'Esposos y esposas',
    further: 'Otros parientes',
    descendants: 'Hijos y descendientes',
    path: '¿Qué parentesco tienen?',
    pathTo: 'Nombre de otra persona',
    find: 'Buscar el camino',
    isAncestor: (from, to, count) => `${to} desciende de ${from}: ${generations(count)}.`,
    isDescendant: (from, to, count) => `${from} desciende de ${to}: ${generations(count)}.`,
    isOther: (from, to, steps) =>
      steps === 1 ? `De ${from} a ${to} hay un paso.` : `De ${from} a ${to} hay ${steps} pasos.`,
    isSame: (name) => `${name} es la persona de esta página.`,
    apart: (from, to) => `Este sitio no sabe qué parentesco tienen ${from} y ${to}. La Escritura quizá diga más.`,
    unknown: (name) => `Aquí nadie se llama ${name}.`,
    others: 'Otros con este nombre:',
    page: (name) => `Todo sobre ${name}`,
    everyone: 'Todos los que la Escritura une',
  }),
  translate(familyTreeText, {
    title: 'Árbol genealógico',
    lead: 'Todos los que la Escritura une a un padre, a una madre o a un hijo, del primero al último de cada línea.',
    description:
      'El árbol genealógico de todos los que la Biblia une a otra persona, cada parentesco con su versículo.',
    englishOnly: 'Los nombres y los títulos están solo en inglés.',
    genealogies: 'Las genealogías de Jesús en Mateo y Lucas',
    lines: 'Las líneas, la mayor primero',
    from: (name, count) => `Desde ${name}: ${count} personas`,
    draw: (name) => `El árbol de ${name}, dibujado`,
    others: 'Conocidos solo por un hermano, una hermana, un esposo, una esposa u otro pariente',
    above: 'véase arriba',
    numbers: 'Los números pequeños cuentan las generaciones de la línea.',
  }),
  translate(genealogiesText, {
    title: 'Las genealogías de Jesús',
    lead: 'Mateo y Lucas lado a lado. Los nombres que están en ambos comparten una fila.',
    description: 'Las genealogías de Jesús en Mateo y en Lucas, lado a lado, nombre por nombre, con sus versículos.',
    englishOnly: 'Los nombres y las notas están solo en inglés.',
    matthew: 'Mateo 1',
    luke: 'Lucas 3',
  }),
];
