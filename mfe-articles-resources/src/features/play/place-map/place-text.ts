export const placeText = {
  where: (name: string) => `Where is ${name}?`,
  map: (name: string) => `Map: ${name}`,
  onPaper: 'Write the number of its mark before each place.',
  marks: 'Marks on the map, from north to south',
  mark: (number: number, position: string) => `${number}: ${position}`,
  named: (number: number, name: string, position: string) => `${number}: ${name}, ${position}`,
  position: (kilometres: number, direction: number, center: string) =>
    `${kilometres} km ${
      ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'][direction] ?? ''
    } of ${center}`,
  right: (number: number, position: string) => `Right! It is mark ${number}, ${position}.`,
  wrong: (name: string, number: number, position: string) => `Not quite. ${name} is mark ${number}, ${position}.`,
  away: (kilometres: number, miles: number) => `You were ${kilometres} km (${miles} miles) away.`,
};
