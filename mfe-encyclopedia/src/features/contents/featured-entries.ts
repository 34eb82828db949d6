/** Ids of the entries that represent their category on the home page, in order. A slug may change; an id does not. */
const featured = {
  abraham: 'people-3638296646',
  moses: 'people-303018155',
  david: 'people-3565787335',
  jesus: 'people-1112669845',
  jerusalem: 'places-3954477042',
  bethlehem: 'places-3528957318',
  mountSinai: 'places-2808366991',
  seaOfGalilee: 'places-3213605955',
  creation: 'events-152899823',
  birthOfJesus: 'events-436590969',
  resurrection: 'events-81533391',
  pentecost: 'events-3618253899',
  cedar: 'plants-2975189271',
  fig: 'plants-1447495702',
  olive: 'plants-2324854920',
  mustard: 'plants-680580870',
  judah: 'tribes-577048434',
  levites: 'tribes-3236061105',
  benjamin: 'tribes-1171015975',
  philistines: 'tribes-1798638896',
  lion: 'animals-359562230',
  sheep: 'animals-168446903',
  dove: 'animals-1030930672',
  eagle: 'animals-1371702865',
};

export const featuredIds: readonly string[] = Object.values(featured);
