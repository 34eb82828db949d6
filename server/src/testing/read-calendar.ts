/** The properties of each event of an iCalendar file, its folded lines joined. */
export const eventsOf = (calendar: string): Map<string, string>[] =>
  calendar
    .replaceAll(/\r\n[ \t]/g, '')
    .split('BEGIN:VEVENT\r\n')
    .slice(1)
    .map((event) => {
      const lines = event.split('\r\n').map((line): [string, string] => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon), line.slice(colon + 1)];
      });
      return new Map(lines);
    });
