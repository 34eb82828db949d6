/**
 * Webpack loader for React Router. Its components are wrapped in calls and get a `displayName`, both of which the minimizer
 * must keep, so that every page would carry its forms, links and data prefetching, which this site does not use. Without
 * these statements, what nothing imports is removed.
 */
export default function markComponentsPure(source: string): string {
  return source
    .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
    .replaceAll(/^(var \w+ = )(React\d*\.(?:forwardRef|memo|createContext)\()/gm, '$1/* @__PURE__ */ $2');
}
