import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import markComponentsPure from './pure-components-loader';

const router = path.resolve(__dirname, '../../../node_modules/react-router/dist/production');

it("React Router's components can be removed if nothing imports them", () => {
  const files = readdirSync(router).filter((file) => file.endsWith('.mjs'));
  const source = files.map((file) => readFileSync(path.join(router, file), 'utf8')).join('\n');
  // What the loader is for is there: otherwise an update of React Router made it useless.
  for (const component of ['Link', 'NavLink', 'Form']) {
    expect(source).toContain(`${component}.displayName = "${component}";`);
    expect(source).toMatch(new RegExp(`^var ${component} = React\\d*\\.forwardRef\\(`, 'm'));
  }
  const marked = markComponentsPure(source);
  expect(marked).not.toMatch(/^(?:Link|NavLink|Form)\.displayName/m);
  expect(marked).not.toMatch(/^var \w+ = React\d*\.(?:forwardRef|memo|createContext)\(/m);
  expect(marked).toMatch(/^var Link = \/\* @__PURE__ \*\/ React\d*\.forwardRef\(/m);
});
