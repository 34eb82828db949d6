/** Guesses from the context whether a quotation mark between two words without a space opens a quotation. */
function opens(text: string, at: number, before: string, quotesBefore: readonly boolean[], after: string): boolean {
  const lastOpened = quotesBefore.at(-1);
  if (lastOpened !== undefined && before !== ',' && before !== ':') return !lastOpened;
  if (before === ',' || before === ':') return /[A-Z]/.test(after);
  const next = /"/g;
  next.lastIndex = at + 1;
  const following = next.exec(text);
  // If the next mark closes a quotation, this one opens it.
  return (
    following !== null &&
    following.index > 0 &&
    !/\s/.test(text.charAt(following.index - 1)) &&
    !/[A-Za-z]/.test(text.charAt(following.index + 1))
  );
}

/**
 * Inserts a space wherever a source has lost a line break: 'increased!Many are' becomes 'increased! Many are',
 * 'my soul,"There is no help."Selah.' becomes 'my soul, "There is no help." Selah.' Words that run together without
 * punctuation are not split, because they look like long words.
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
