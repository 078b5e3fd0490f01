import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { importsOneWay } from './scripts/lint/imports-one-way.mjs';

const source = ['**/*.{ts,tsx}'];

export default defineConfig(
  { ignores: ['dist/', 'node_modules/', '.data/', 'coverage/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: source,
    extends: [tseslint.configs.recommended],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { ours: { rules: { 'imports-one-way': importsOneWay } } },
    rules: {
      'ours/imports-one-way': ['error', { root: import.meta.dirname }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'max-lines': ['error', { max: 250 }],
      'no-restricted-properties': ['error', { object: 'AbortSignal', property: 'any', message: 'Node never forgets it: ownEnd lets go.' }],
    },
  },
  // Nest reads what a class takes from the types of its constructor at run time: those imports must stay values.
  { files: ['backend/**/*.ts'], rules: { '@typescript-eslint/consistent-type-imports': 'off' } },
  {
    files: ['frontend/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
);
