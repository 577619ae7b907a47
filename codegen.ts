import type { CodegenConfig } from '@graphql-codegen/cli';

/** Types the operations that REST calls and server tests run against the committed schema. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: ['api/rest/*.ts', 'test/**/*.ts'],
  ignoreNoDocuments: true,
  silent: true,
  generates: {
    'api/generated/operations/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: { enumsAsTypes: true, useTypeImports: true, scalars: { Date: 'string', DateTime: 'string' } },
    },
  },
  importExtension: '.ts',
};

export default config;
