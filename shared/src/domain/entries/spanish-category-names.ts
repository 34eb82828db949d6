import type { articleCategoryNames, encyclopediaCategoryNames, resourceCategoryNames } from './category-names';

/** The same names in Spanish. */
export const spanishEncyclopediaCategoryNames: typeof encyclopediaCategoryNames = {
  people: 'Personas',
  places: 'Lugares',
  events: 'Acontecimientos',
  plants: 'Plantas',
  tribes: 'Tribus',
  animals: 'Animales',
};

export const spanishArticleCategoryNames: typeof articleCategoryNames = {
  'did-you-know': '¿Lo sabías?',
  insights: 'A fondo',
  history: 'Historia',
  science: 'Ciencia',
  culture: 'Cultura',
  'jokes-aside': 'Con humor',
};

export const spanishResourceCategoryNames: typeof resourceCategoryNames = {
  media: 'Multimedia',
  maps: 'Mapas',
  infographics: 'Infografías',
  art: 'Arte',
  interactives: 'Interactivos',
  downloads: 'Descargas',
};

export const spanishCategoryNames: Readonly<Record<string, string>> = {
  ...spanishEncyclopediaCategoryNames,
  ...spanishArticleCategoryNames,
  ...spanishResourceCategoryNames,
  dictionary: 'Diccionario',
};
