import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import lingui from 'eslint-plugin-lingui';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import simpleImportSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';

/** @type {Record<string, string[]>} What each room of src/ may import besides itself, from the lowest up. */
const rooms = {
  runtime: [],
  i18n: [],
  ui: [],
  motion: [],
  drawing: [],
  content: ['i18n', 'drawing', 'ui'],
  site: ['i18n', 'content', 'runtime'],
  sections: ['ui', 'motion'],
  leads: ['ui', 'i18n', 'site', 'runtime'],
  layout: ['ui', 'motion', 'leads', 'site', 'i18n', 'drawing', 'runtime'],
  pages: ['sections', 'layout', 'content', 'site', 'ui', 'drawing', 'i18n', 'leads'],
  server: ['leads', 'site', 'i18n', 'runtime'],
  build: ['server', 'site', 'content', 'drawing', 'ui', 'i18n', 'runtime'],
  testing: ['build', 'leads', 'runtime'],
  measure: ['testing', 'build', 'server', 'leads', 'site', 'i18n', 'runtime'],
};

const boundaries = Object.entries(rooms).map(([room, allowed]) => {
  const forbidden = Object.keys(rooms).filter(
    (other) => other !== room && !allowed.includes(other),
  );
  return {
    files: [`src/${room}/**/*.{ts,tsx}`],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `(?:^#|/\\.\\./|^\\.\\./)(?:${forbidden.join('|')})/`,
              message: `src/${room} may import ${allowed.join(', ') || 'nothing of ours'} (docs/design.md).`,
            },
            ...(room === 'sections'
              ? [{ regex: '^(?:#sections|\\.)/', message: 'No section imports another section.' }]
              : []),
          ],
        },
      ],
    },
  };
});

export default defineConfig(
  globalIgnores([
    'dist',
    'dist-*',
    'public',
    'test-results',
    'playwright-report',
    'locales',
    'eslint.config.js',
  ]),
  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
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
      // Actions and interfaces of libraries are asynchronous even where ours need not wait.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['src/**/*.tsx', 'src/**/*.ts'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.recommended],
  },
  {
    files: ['src/{layout,pages,sections,leads,ui}/**/*.tsx'],
    plugins: { lingui },
    rules: {
      'lingui/no-unlocalized-strings': [
        'error',
        {
          // Words are what has a capital and then letters, or a space between words, in JSX text.
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
      // The rule above has to guess from a string's shape; these places always hold words.
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
    // Seen in development alone: it names pieces by their files.
    files: ['src/pages/storyboard.tsx'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  ...boundaries,
  {
    files: ['src/**/*.{ts,tsx}', '*.config.ts'],
    // Besides the module that reads them: what hands them on to Waku, or to a program it starts.
    ignores: [
      'playwright.config.ts',
      'src/runtime/environment.ts',
      'src/server/main.ts',
      'src/build/build-stamp.ts',
      'src/testing/{all,process-tree,site,temporary-folder}.ts',
      'src/measure/bench.ts',
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Settings are read by src/runtime/environment.ts alone.',
        },
      ],
    },
  },
  {
    files: ['e2e/**/*.ts'],
    extends: [playwright.configs['flat/recommended']],
    rules: { 'playwright/expect-expect': 'off' },
  },
  {
    // Pages that axe and the guards do not see: fixtures.ts opens all of them.
    files: ['e2e/**/*.ts'],
    ignores: ['e2e/support/{fixtures,guard}.ts', 'e2e/pages/guard.spec.ts'],
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
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.object.name="browser"]',
          message: 'Open pages by the fixture openPage: they are checked.',
        },
      ],
    },
  },
);
