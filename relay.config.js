/** Relay compiles what the page asks for against the committed schema. */
const config = {
  src: './web/src',
  language: 'typescript',
  schema: './schema.graphql',
  artifactDirectory: './web/src/__generated__',
  eagerEsModules: true,
  useImportTypeSyntax: true,
  customScalarTypes: { Date: 'string' },
};
export { config as 'module.exports' };
