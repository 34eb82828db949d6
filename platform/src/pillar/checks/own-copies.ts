import type { Finding } from './finding';

/** Texts that only the code of a library itself contains, also when it is minified. */
const MARKS: readonly { library: string; mark: RegExp }[] = [
  { library: 'React', mark: /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=(?!=)/ },
  { library: 'React DOM', mark: /__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=(?!=)/ },
  { library: 'React Router', mark: /may be used only in the context of a <Router> component/ },
  { library: 'Redux', mark: /@@redux\/INIT/ },
];

/** Libraries of which a page has one, and a script has another. */
export const ownCopies = (file: string, script: string): Finding[] =>
  MARKS.filter(({ mark }) => mark.test(script)).map(({ library }) => ({
    rule: 'own-copy',
    problem: `${file} contains ${library}, which the shell provides: import it by its own name, or from the runtime of the kit.`,
  }));
