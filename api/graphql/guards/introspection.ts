import { Kind, type DocumentNode, type ExecutionResult, type SelectionNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** How many introspection queries are cached; tools send a handful. */
const mostKept = 10;

const answers = new Map<DocumentNode, ExecutionResult>();

/** Caches introspection results: they are the same for everybody, and computing one takes longer than any screen. */
export const rememberIntrospection: Plugin = {
  onExecute({ args, setResultAndStopExecution }) {
    const document = args.document as DocumentNode;
    if (!isIntrospection(document)) return undefined;
    const known = answers.get(document);
    if (known) return setResultAndStopExecution(known);
    return {
      onExecuteDone({ result }) {
        if (Symbol.asyncIterator in result) return;
        if (answers.size >= mostKept) answers.delete(answers.keys().next().value!);
        answers.set(document, result);
      },
    };
  },
};

/** Whether a document only asks for the schema, with no variables that could change the result. */
function isIntrospection({ definitions }: DocumentNode): boolean {
  const operations = definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  return (
    operations.length === 1 &&
    !operation?.variableDefinitions?.length &&
    operation?.selectionSet.selections.some(isSchema) === true &&
    operation.selectionSet.selections.every(isSchema)
  );
}

const isSchema = (selection: SelectionNode) =>
  selection.kind === Kind.FIELD && ['__schema', '__type'].includes(selection.name.value);
