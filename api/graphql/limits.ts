import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import {
  getNullableType,
  GraphQLError,
  isListType,
  Kind,
  OperationTypeNode,
  parse,
  validate,
  type ASTVisitor,
  type GraphQLField,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** What an operation may ask for at most. Anybody may send one, so each is refused before it costs anything. */
export const limits = {
  /** Checking a long document can block the server; this many words and signs take some 40 ms at worst. */
  tokens: 2_000,
  aliases: 30,
  directives: 5,
  /** Fields at the root of a mutation. */
  rootMutations: 10,
  depth: 10,
  /** Fields in the answer, lists counted by the size of their page. */
  nodes: 10_000,
  /** Entries in one page of a connection. */
  pageSize: 100,
} as const;

/** How many entries of a list are counted when the operation does not say. */
const defaultPageSize = 20;
const defaultListSize = 10;

/** What a field counts for: one, and as many times what lies below it as its page has entries. */
export function fieldComplexity(args: Record<string, unknown>, _context: unknown, field: GraphQLField<unknown, any>) {
  const isConnection = field.args.some(({ name }) => name === 'first');
  const asked = args['first'] ?? args['last'] ?? defaultPageSize;
  if (isConnection) return { field: 1, multiplier: Math.max(1, Number(asked)) };
  // A connection's edges are counted by its page already.
  const isList = isListType(getNullableType(field.type)) && field.name !== 'edges';
  return { field: 1, multiplier: isList ? defaultListSize : 1 };
}

export const tooComplex = (kind: string) =>
  new GraphQLError(
    kind === 'Depth'
      ? `An operation may be ${limits.depth} levels deep at most.`
      : `An operation may ask for ${limits.nodes} fields at most, lists counted by the size of their page.`,
    { extensions: { code: 'TOO_COMPLEX', http: { status: 400 } } },
  );

/** Counts the fields that a mutation runs at its root, wherever its fragments hide them. */
function maxRootMutationsRule(context: ValidationContext): ASTVisitor {
  function count({ selections }: SelectionSetNode, within: ReadonlySet<string>): number {
    let fields = 0;
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) fields += 1;
      else if (selection.kind === Kind.INLINE_FRAGMENT) fields += count(selection.selectionSet, within);
      else {
        const name = selection.name.value;
        const fragment = within.has(name) ? undefined : context.getFragment(name);
        if (fragment) fields += count(fragment.selectionSet, new Set([...within, name]));
      }
      if (fields > limits.rootMutations) break;
    }
    return fields;
  }
  return {
    OperationDefinition(operation) {
      if (operation.operation !== OperationTypeNode.MUTATION) return;
      if (count(operation.selectionSet, new Set()) > limits.rootMutations)
        context.reportError(new GraphQLError(`One request may run ${limits.rootMutations} mutations at most.`));
    },
  };
}

/** Has a rule say what it found wrong as other rules do; by itself it throws, which would answer with status 200. */
const refuse = (most: string) => ({
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null) =>
      context?.reportError(new GraphQLError(`A document may have ${most} at most.`)),
  ],
});

/** Refuses documents over the limits, and gives no names away to who guesses them. */
export const limitDocuments: Plugin = {
  onParse: ({ setParseFn }) =>
    setParseFn((source: string, options: object) => parse(source, { ...options, maxTokens: limits.tokens })),
  onValidate: ({ setValidationFn, addValidationRule }) => {
    addValidationRule(maxRootMutationsRule);
    addValidationRule(maxAliasesRule({ n: limits.aliases, allowList: [], ...refuse(`${limits.aliases} aliases`) }));
    addValidationRule(maxDirectivesRule({ n: limits.directives, ...refuse(`${limits.directives} directives`) }));
    setValidationFn((...[schema, document, rules, options, typeInfo]: Parameters<typeof validate>) =>
      validate(schema, document, rules, { ...options, hideSuggestions: true }, typeInfo),
    );
  },
};
