import { basename } from 'node:path';
import eslint from '@eslint/js';
import globals from 'globals';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** File names say what is inside and for whom: words in lower case joined by hyphens, then what kind of file it is. */
const house = {
  rules: {
    'kebab-case-files': {
      meta: { type: 'layout', schema: [], messages: { name: "'{{name}}' must be lower-case words joined by hyphens" } },
      create: (context) => ({
        Program(node) {
          const name = basename(context.filename);
          if (!/^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/.test(name)) {
            context.report({ node, messageId: 'name', data: { name } });
          }
        },
      }),
    },
  },
};

const throughTheFacade = {
  group: ['react-router', 'react-router/*', 'react-router-dom', 'redux', 'react-redux', '@reduxjs/*', '@apollo/*'],
  message: "Take it from '@manna/shared/runtime': a page has one router, one store and one Apollo client.",
};

export default tseslint.config(
  { ignores: ['**/dist/', '.cache/', '**/generated/', '**/node_modules/', 'data/', 'test-results/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  eslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mts}', 'platform/**/*.mjs'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      // A number in a message reads as what it is; everything else must be made text by hand.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `() => void run()` says that nobody waits; `() => log(x)` need not be a block.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // Objects here are made of closures: their methods know no `this`.
      '@typescript-eslint/unbound-method': 'off',
      // An async function without await is the shortest that answers with a promise.
      '@typescript-eslint/require-await': 'off',
      // Brackets say that a key may be missing.
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      // An empty text counts as none.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      // Code points are what is wanted of a text.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // The compiler checks already that a literal is one of the enum's.
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      '@typescript-eslint/only-throw-error': [
        'error',
        {
          allow: [
            // How a loader tells the router which status answers a request.
            { from: 'lib', name: 'Response' },
            // How Apollo types the errors that it hands out.
            { from: 'package', package: '@apollo/client', name: 'ErrorLike' },
          ],
        },
      ],
    },
  },
  {
    files: ['e2e/**/*.ts'],
    // Playwright reads from the pattern which fixtures a fixture needs, also where it needs none.
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    // Jest's matchers and the JSON of an answer are typed as any; the test itself says what they must be.
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
    },
  },
  {
    // A few lines each, that no tsconfig covers.
    files: ['**/webpack.config.mts', 'server/drizzle.config.ts'],
    ...tseslint.configs.disableTypeChecked,
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['{shell,mfe-*,shared,e2e/pillars}/**/*.{ts,tsx}'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat['recommended-latest']],
  },
  {
    files: ['{mfe-*,e2e/pillars}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { patterns: [throughTheFacade] }] },
  },
  {
    plugins: { house },
    rules: { 'house/kebab-case-files': 'error', eqeqeq: ['error', 'always', { null: 'ignore' }], 'no-console': 'off' },
  },
  {
    // A name that is chosen once is found everywhere.
    files: ['**/*.{ts,tsx}'],
    ignores: [
      // Federation, the worker pool and the test tools read a default from these.
      '**/src/pillar.tsx',
      'shell/src/host/remotes/federation-plugin.ts',
      'server/src/modules/render/render-worker.ts',
      'server/src/testing/global-{setup,teardown}.ts',
      'e2e/global-setup.ts',
      '**/*.config.ts',
      '**/*.d.ts',
      // Stands in for a CSS module, which has nothing but a default.
      'shared/src/testing/css-module.ts',
      'shared/src/testing/data-url.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Export it by name.' },
        { selector: 'ExportSpecifier[exported.name="default"]', message: 'Export it by name.' },
        { selector: 'ExportAllDeclaration', message: 'Name what you export.' },
      ],
    },
  },
);
