/** Texts of the cards on the home page. */
export const homeText = {
  verseOfTheDay: 'Verse of the day',
  startReading: 'Start reading',
  continueReading: 'Continue reading',
  continueWhere: 'Your last chapter.',
  genesis: 'Where the Bible begins: how the world was made.',
  psalms: 'The song that opens the Psalms: two ways to live.',
  john: 'Where many start reading about Jesus: who he is.',
  onThisDay: 'On this day',
  onThatDay: 'Around this day',
  todayIs: (date: string) => `Today is ${date} in the Hebrew calendar.`,
  todayIsNear: (today: string, date: string) => `Today is ${today} in the Hebrew calendar. On ${date}:`,
};
