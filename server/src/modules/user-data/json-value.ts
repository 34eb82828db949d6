const MAX_DEPTH = 50;

/** How deep the arrays and objects of a JSON text are nested. */
function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  let isInText = false;
  for (let index = 0; index < json.length; index += 1) {
    const character = json[index];
    if (isInText && character === '\\') index += 1;
    else if (character === '"') isInText = !isInText;
    else if (!isInText && (character === '[' || character === '{')) deepest = Math.max(deepest, (depth += 1));
    else if (!isInText && (character === ']' || character === '}')) depth -= 1;
  }
  return deepest;
}

/** Why a text is not a value that can be saved, as the end of a sentence; undefined if it can. */
export function valueFault(text: string): string | undefined {
  // What merges values calls itself for each level.
  if (depthOf(text) > MAX_DEPTH) return `is nested more than ${MAX_DEPTH} levels deep`;
  try {
    JSON.parse(text);
  } catch {
    return 'is not JSON';
  }
  return undefined;
}
