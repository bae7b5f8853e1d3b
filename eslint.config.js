import js from '@eslint/js';
import vitest from '@vitest/eslint-plugin';
import { defineConfig, globalIgnores } from 'eslint/config';
import tailwind from 'eslint-plugin-better-tailwindcss';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import lingui from 'eslint-plugin-lingui';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import simpleImportSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';

/**
 * Rooms of the kit (folders of src/kit), each with the rooms that it may import besides itself. Modules of the
 * site are forbidden, except in `definitionReaders`.
 *
 * @type {Record<string, string[]>}
 */
const kitImports = {
  runtime: [],
  motion: [],
  i18n: ['site'],
  content: ['i18n'],
  consent: ['i18n', 'runtime'],
  site: ['i18n', 'content', 'runtime', 'motion', 'navigation', 'server'],
  leads: ['i18n', 'site', 'runtime', 'consent', 'motion'],
  navigation: ['i18n', 'site', 'motion', 'leads'],
  server: ['leads', 'site', 'i18n', 'runtime'],
  build: ['server', 'site', 'content', 'i18n', 'runtime'],
  testing: ['build', 'leads', 'site', 'i18n', 'runtime'],
  adopt: ['testing', 'build', 'site', 'content', 'i18n', 'runtime'],
  upgrade: ['adopt', 'testing'],
  measure: ['testing', 'build', 'server', 'leads', 'site', 'motion', 'i18n', 'runtime'],
};
/**
 * Rooms of the site (folders of src), each with the rooms that it may import besides itself.
 *
 * @type {Record<string, string[]>}
 */
const siteImports = {
  ui: ['kit'],
  brand: ['kit', 'ui'],
  content: ['kit', 'brand'],
  site: ['kit', 'brand', 'content'],
  sections: ['kit', 'ui', 'brand'],
  layout: ['kit', 'ui', 'brand', 'content', 'site'],
  pages: ['kit', 'ui', 'brand', 'content', 'site', 'sections', 'layout'],
};

/** Modules of the kit that define the type of the site's definition, or import the definition (#site/…). */
const definitionReaders = [
  // This type refers to types of several rooms.
  'src/kit/site/define.ts',
  'src/kit/site/definition.ts',
  'src/kit/i18n/{locales,server}.ts',
  'src/kit/leads/rules/forms.ts',
];

/** @type {(files: string[], patterns: object[], ignores?: string[]) => import('eslint').Linter.Config} */
const forbidImports = (files, patterns, ignores = []) => ({
  files,
  ignores,
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
});
const parentFolders = { regex: '^\\.\\./\\.\\./', message: 'By #kit/… and #…, not by ../..' };
const siteFromKit = {
  regex: `^#(?:${Object.keys(siteImports).join('|')})/`,
  message: 'src/kit knows the site by its definition alone (docs/design.md).',
};
const otherRooms = (prefix, room, allowed, all) => ({
  regex: `^#${prefix}(?:${all.filter((other) => other !== room && !allowed.includes(other)).join('|')})/`,
  message: `src/${prefix}${room} may import ${allowed.join(', ') || 'nothing of ours'} (docs/design.md).`,
});

const boundaries = [
  ...Object.entries(kitImports).map(([room, allowed]) =>
    forbidImports(
      [`src/kit/${room}/**/*.{ts,tsx}`],
      [parentFolders, siteFromKit, otherRooms('kit/', room, allowed, Object.keys(kitImports))],
      definitionReaders,
    ),
  ),
  ...Object.entries(siteImports).map(([room, allowed]) =>
    forbidImports(
      [`src/${room}/**/*.{ts,tsx}`],
      [
        parentFolders,
        otherRooms('', room, allowed, Object.keys(siteImports)),
        ...(room === 'sections'
          ? [{ regex: '^(?:#sections|\\.\\.)/', message: 'No section imports another section.' }]
          : []),
      ],
    ),
  ),
];

export default defineConfig(
  globalIgnores(['dist', 'dist-*', 'public', 'test-results', 'playwright-report', 'locales']),
  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['eslint.config.js'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { 'simple-import-sort': simpleImportSort },
    rules: {
      'simple-import-sort/imports': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { varsIgnorePattern: '^_', argsIgnorePattern: '^_' },
      ],
      // Libraries expect asynchronous functions, also of code that awaits nothing.
      '@typescript-eslint/require-await': 'off',
    },
  },
  { files: ['eslint.config.js'], extends: [tseslint.configs.disableTypeChecked] },
  {
    files: ['src/**/*.tsx', 'src/**/*.ts'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.recommended],
  },
  {
    files: ['src/{layout,pages,sections,ui,brand}/**/*.tsx', 'src/kit/**/*.tsx'],
    plugins: { lingui },
    rules: {
      'lingui/no-unlocalized-strings': [
        'error',
        {
          // Strings that are not words: a token without a capital, a string without letters, class names,
          // addresses, ids, media queries, paths of SVG.
          ignore: [
            '^(?![A-Z])\\S+$',
            '^[^A-Za-z]*$',
            '^[a-z][\\w-]*( [a-z][\\w-]*)*$',
            '^/',
            '^#',
            '^\\(',
            '^M\\d',
          ],
          ignoreNames: [
            {
              regex: {
                pattern:
                  'className|^key$|^href|^rel$|^as$|^type$|^id$|^d$|property|^name$|content|media|points|viewBox',
                flags: 'i',
              },
            },
            'style',
            'charSet',
            'crossOrigin',
            'srcSet',
            'src',
            'sizes',
            'fetchPriority',
          ],
          ignoreFunctions: [
            'Error',
            'querySelector',
            '*.test',
            '*.startsWith',
            '*.getElementById',
            'addEventListener',
            'removeEventListener',
            '*.addEventListener',
            '*.removeEventListener',
          ],
        },
      ],
      'lingui/t-call-in-function': 'error',
      // no-unlocalized-strings guesses from the shape of a string. Text and these attributes always hold words.
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXText[value=/[A-Za-z]/]',
          message: 'Words belong in content files and catalogues.',
        },
        {
          selector:
            'JSXAttribute[name.name=/^(aria-label|aria-description|alt|title|placeholder|label)$/] > Literal[value=/[A-Za-z]/]',
          message: 'Words belong in content files and catalogues.',
        },
        {
          selector:
            'JSXAttribute[name.name=/^(aria-label|aria-description|alt|title|placeholder|label)$/] > JSXExpressionContainer > Literal[value=/[A-Za-z]/]',
          message: 'Words belong in content files and catalogues.',
        },
      ],
    },
  },
  {
    // The storyboard exists only in development, and shows names of files.
    files: ['src/pages/storyboard.tsx'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['src/**/*.tsx'],
    plugins: { 'better-tailwindcss': tailwind },
    settings: {
      'better-tailwindcss': {
        entryPoint: 'src/layout/styles/index.css',
        detectComponentClasses: true,
      },
    },
    // The order of classes is left to Prettier.
    rules: {
      'better-tailwindcss/no-unknown-classes': 'error',
      'better-tailwindcss/no-conflicting-classes': 'error',
    },
  },
  {
    // Parts of the hero's drawing have classes of their own (hero-graphic.css).
    files: ['src/brand/artwork/**'],
    rules: { 'better-tailwindcss/no-unknown-classes': 'off' },
  },
  ...boundaries,
  {
    files: ['src/**/*.{ts,tsx}', '*.config.ts'],
    // The module that reads settings, and modules that pass them on to Waku or to a program that they start.
    ignores: [
      'playwright.config.ts',
      'src/kit/runtime/environment.ts',
      'src/kit/server/serve.ts',
      'src/kit/build/build-stamp.ts',
      'src/kit/testing/{all,flakes,site,temporary-folder}.ts',
      'src/kit/adopt/git.ts',
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Settings are read by src/kit/runtime/environment.ts alone.',
        },
      ],
    },
  },
  {
    files: ['unit/**/*.{ts,tsx}'],
    plugins: { vitest },
    rules: {
      'vitest/no-focused-tests': 'error',
      'vitest/no-disabled-tests': 'error',
      // "warn" in the name is the default severity of the rule; here `it.todo` is an error.
      'vitest/warn-todo': 'error',
      'vitest/valid-expect': ['error', { maxArgs: 2 }],
      'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', 'expect.*'] }],
      'no-restricted-properties': [
        'error',
        {
          object: 'vi',
          property: 'waitFor',
          message: 'Wait by eventually(): a second is nothing to a busy machine.',
        },
      ],
    },
  },
  { files: ['unit/eventually.ts'], rules: { 'no-restricted-properties': 'off' } },
  {
    files: ['e2e/**/*.ts'],
    extends: [playwright.configs['flat/recommended']],
    rules: {
      'playwright/no-focused-test': 'error',
      'playwright/no-skipped-test': 'error',
      'no-restricted-properties': [
        'error',
        { object: 'test', property: 'fixme', message: 'A test that is not run is deleted.' },
      ],
      'playwright/expect-expect': [
        'error',
        { assertFunctionNames: ['axe', 'checkContrast'], assertFunctionPatterns: ['^expect'] },
      ],
    },
  },
  {
    // Vitest runs only unit/**/*.test.ts and .tsx, Playwright only e2e/**/*.spec.ts.
    files: ['src/**/*.{ts,tsx}', 'unit/**/*.{ts,tsx}', 'e2e/**/*.ts'],
    ignores: ['unit/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts', 'e2e/support/fixtures.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^vitest$|^@playwright/test$|/fixtures\\.ts$',
              importNames: ['describe', 'it', 'suite', 'test'],
              message: 'No runner finds tests in a file of this name.',
            },
          ],
        },
      ],
    },
  },
  {
    // Forbids opening pages past e2e/support/fixtures.ts: axe and the guard would not check them.
    files: ['e2e/**/*.ts'],
    ignores: ['e2e/support/{axe,fixtures,guard}.ts', 'e2e/**/guard.spec.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@playwright/test',
              allowTypeImports: true,
              message: 'Take test and expect from fixtures.ts: its pages are checked.',
            },
            ...['playwright', 'playwright-core', '#kit/testing/browser.ts'].map((name) => ({
              name,
              message: 'Open pages by the fixture openPage: they are checked.',
            })),
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        ...[
          'CallExpression[callee.object.name="browser"]',
          // `page.context().browser()`.
          'CallExpression[callee.property.name="browser"]',
          'CallExpression[callee.property.name=/^(launch|launchServer|launchPersistentContext|connect|connectOverCDP)$/]',
          // Playwright's own fixtures in the parameters of a test: their pages are not checked.
          'ArrowFunctionExpression > ObjectPattern > Property[key.name=/^(playwright|browser)$/]',
        ].map((selector) => ({
          selector,
          message: 'Open pages by the fixture openPage: they are checked.',
        })),
      ],
    },
  },
);
