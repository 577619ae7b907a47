/** Relay compiles what the page asks for against the committed schema. */
const config = {
  src: './web/src',
  language: 'typescript',
  schema: './schema.graphql',
  artifactDirectory: './web/src/__generated__',
  eagerEsModules: true,
  useImportTypeSyntax: true,
  customScalarTypes: { Date: 'string', DateTime: 'string' },
  // The page sends an operation's digest instead of its text; the server looks the text up in this file.
  persistConfig: { file: './api/graphql/guards/persisted.json', algorithm: 'SHA256' },
};
export { config as 'module.exports' };
