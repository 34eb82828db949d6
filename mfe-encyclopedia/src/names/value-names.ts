import type { PersonRole } from '@manna/shared/contracts';

/** How certain an identification is. */
export const certaintyNames = {
  certain: 'No serious doubt',
  probable: 'Most agree',
  possible: 'One proposal among others',
  unknown: 'Not known',
};

/** The basis of the date of an event. */
export const datingNames = {
  traditional: 'By the traditional chronology',
  historical: 'Also by records outside the Bible',
  approximate: 'Close to the year given',
};

/** What a person was. */
export const roleNames = {
  king: 'King',
  queen: 'Queen',
  governor: 'Governor or emperor',
  prophet: 'Prophet',
  priest: 'Priest',
  judge: 'Judge',
  apostle: 'Apostle',
  commander: 'Commander',
  official: 'Officer of a court',
  scribe: 'Scribe',
} satisfies Record<PersonRole['role'], string>;

/** Kinds of places, animals, plants, tribes and words, as the content names them. */
export const kindNames: Readonly<Record<string, string>> = {
  place: 'Place',
  city: 'City',
  region: 'Region',
  mountain: 'Mountain',
  river: 'River',
  valley: 'Valley',
  country: 'Country',
  camp: 'Camp',
  island: 'Island',
  building: 'Building',
  spring: 'Spring',
  desert: 'Desert',
  sea: 'Sea',
  lake: 'Lake',
  garden: 'Garden',
  road: 'Road',
  mammal: 'Mammal',
  bird: 'Bird',
  reptile: 'Reptile',
  fish: 'Fish',
  insect: 'Insect',
  other: 'Other',
  tree: 'Tree',
  shrub: 'Shrub',
  herb: 'Herb',
  grain: 'Grain',
  flower: 'Flower',
  product: 'Product of a plant',
  tribe: 'Tribe',
  people: 'People',
  family: 'Family',
  vocabulary: 'Word of the Bible',
  archaic: 'Old word',
  measure: 'Measure',
  coin: 'Coin',
  feast: 'Feast',
  office: 'Office',
  name: 'Name',
};
