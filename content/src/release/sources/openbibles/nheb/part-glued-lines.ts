/** Whether a quotation mark that stands between two words with no space opens a quotation, as far as its neighbours tell. */
function opens(text: string, at: number, before: string, quotesBefore: readonly boolean[], after: string): boolean {
  const lastOpened = quotesBefore.at(-1);
  if (lastOpened !== undefined && before !== ',' && before !== ':') return !lastOpened;
  if (before === ',' || before === ':') return /[A-Z]/.test(after);
  const next = /"/g;
  next.lastIndex = at + 1;
  const following = next.exec(text);
  // A quotation that opens later is not yet open here; one that closes later is.
  return (
    following !== null &&
    following.index > 0 &&
    !/\s/.test(text.charAt(following.index - 1)) &&
    !/[A-Za-z]/.test(text.charAt(following.index + 1))
  );
}

/**
 * Puts a space wherever a source has lost the end of a line: 'increased!Many are' is 'increased! Many are',
 * 'my soul,"There is no help."Selah.' is 'my soul, "There is no help." Selah.' Words that run into each other without a
 * stop between them are not told from long words here.
 */
export function partGluedLines(text: string): string {
  let result = '';
  let from = 0;
  const quotes: boolean[] = [];
  for (const match of text.matchAll(/([.,;:?!\])])(["']*)(?=[A-Za-z([])|"/g)) {
    const [all, stop, marks = ''] = match;
    if (stop === undefined) {
      const previous = text.charAt(match.index - 1);
      quotes.push(previous === '' || /[\s('[]/.test(previous));
      continue;
    }
    const end = match.index + all.length;
    result += text.slice(from, match.index) + stop;
    from = end;
    if (marks === '' || marks === "'") {
      const opening = marks === "'" && (stop === ',' || stop === ':') && /[A-Z]/.test(text.charAt(end));
      result += opening ? ` ${marks}` : `${marks} `;
    } else if (marks === `"'`) {
      result += ` ${marks}`;
      quotes.push(true);
    } else if (marks.endsWith('""')) {
      result += `${marks.slice(0, -1)} "`;
      quotes.push(false, true);
    } else {
      const opening = marks === '"' && opens(text, end - 1, stop, quotes, text.charAt(end));
      result += opening ? ` ${marks}` : `${marks} `;
      quotes.push(opening);
    }
  }
  return result + text.slice(from);
}
