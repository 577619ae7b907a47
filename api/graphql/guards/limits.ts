import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import {
  getNullableType,
  GraphQLError,
  isListType,
  Kind,
  Lexer,
  OperationTypeNode,
  parse,
  Source,
  syntaxError,
  TokenKind,
  validate,
  visit,
  type ASTVisitor,
  type DocumentNode,
  type GraphQLField,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** The limits of an operation. Anybody may send one, so an operation over a limit is refused before it runs. */
export const limits = {
  /** Validating a long document can block the server; this many tokens take about 40 ms at worst. */
  tokens: 2_000,
  /** Fields as written. */
  fields: 500,
  /** Fields of one name: validation compares them pairwise, so its cost grows with the square of their number. */
  sameFields: 60,
  aliases: 30,
  directives: 5,
  /** Fields at the root of a mutation. */
  rootMutations: 10,
  depth: 10,
  /** Brackets inside one another. Parsing and validation call themselves for each, and the stack is not endless. */
  nesting: 100,
  /** Types that are looked up by name with `__type`. */
  types: 5,
  /** Fields in the answer, lists counted by the size of their page. */
  nodes: 10_000,
  /** Entries in one page of a connection. */
  pageSize: 100,
} as const;

/** The size assumed for a list when the operation gives none. */
const defaultPageSize = 20;
const defaultListSize = 10;

/** A field's cost: one, plus the cost of its subfields multiplied by the page size. */
export function fieldComplexity(args: Record<string, unknown>, _context: unknown, field: GraphQLField<unknown, any>) {
  const isConnection = field.args.some(({ name }) => name === 'first');
  const asked = args['first'] ?? args['last'] ?? defaultPageSize;
  if (isConnection) return { field: 1, multiplier: Math.max(1, Number(asked)) };
  if (Array.isArray(args['ids'])) return { field: 1, multiplier: Math.max(1, args['ids'].length) };
  // A connection's page size has already multiplied its edges.
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
  /** A fragment counts once, as it runs once; following every path to it would take exponential time. */
  function count({ selections }: SelectionSetNode, seen: Set<string>): number {
    let fields = 0;
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) fields += 1;
      else if (selection.kind === Kind.INLINE_FRAGMENT) fields += count(selection.selectionSet, seen);
      else if (!seen.has(selection.name.value)) {
        seen.add(selection.name.value);
        const fragment = context.getFragment(selection.name.value);
        if (fragment) fields += count(fragment.selectionSet, seen);
      }
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

/**
 * Pothos counts no cost for introspection fields, so aliases could repeat them without limit; no tool needs aliases
 * there.
 */
function introspectionRule(context: ValidationContext): ASTVisitor {
  let types = 0;
  return {
    Field({ name: { value: name }, alias }) {
      if (alias && (name === '__schema' || context.getParentType()?.name.startsWith('__')))
        context.reportError(new GraphQLError('Introspection queries cannot use aliases.'));
      if (name === '__type' && ++types > limits.types)
        context.reportError(new GraphQLError(`A document may ask for ${limits.types} types by name at most.`));
    },
  };
}

/** Makes a rule report its error like other rules; by default it throws, which would be answered with status 200. */
const refuse = (most: string) => ({
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null) =>
      context?.reportError(new GraphQLError(`A document may have ${most} at most.`)),
  ],
});

/** Refuses a document that is nested too deeply, before it is parsed. */
function refuseDeepNesting(body: string): void {
  const source = new Source(body);
  const lexer = new Lexer(source);
  let nesting = 0;
  for (let tokens = 0; tokens < limits.tokens; tokens++) {
    const { kind, start } = lexer.advance();
    if (kind === TokenKind.EOF) return;
    if (opening.has(kind)) nesting += 1;
    else if (closing.has(kind)) nesting -= 1;
    if (nesting > limits.nesting)
      throw syntaxError(source, start, `Brackets may be ${limits.nesting} levels deep at most.`);
  }
}

const opening = new Set<TokenKind>([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const closing = new Set<TokenKind>([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

function refuseManyFields(document: DocumentNode): void {
  let fields = 0;
  const counts = new Map<string, number>();
  visit(document, {
    Field({ name: { value: name } }) {
      fields += 1;
      counts.set(name, (counts.get(name) ?? 0) + 1);
    },
  });
  if (fields > limits.fields) throw new GraphQLError(`A document may have ${limits.fields} fields at most.`);
  if (Math.max(...counts.values()) > limits.sameFields)
    throw new GraphQLError(`A document may have the same field ${limits.sameFields} times at most.`);
}

/** Refuses documents over the limits, and leaves out suggestions, which would reveal the schema's names. */
export const limitDocuments: Plugin = {
  onParse: ({ setParseFn }) =>
    setParseFn((source: string, options: object) => {
      refuseDeepNesting(source);
      const document = parse(source, { ...options, maxTokens: limits.tokens });
      refuseManyFields(document);
      return document;
    }),
  onValidate: ({ setValidationFn, addValidationRule }) => {
    addValidationRule(maxRootMutationsRule);
    addValidationRule(introspectionRule);
    addValidationRule(maxAliasesRule({ n: limits.aliases, allowList: [], ...refuse(`${limits.aliases} aliases`) }));
    addValidationRule(maxDirectivesRule({ n: limits.directives, ...refuse(`${limits.directives} directives`) }));
    setValidationFn((...[schema, document, rules, options, typeInfo]: Parameters<typeof validate>) =>
      validate(schema, document, rules, { ...options, hideSuggestions: true }, typeInfo),
    );
  },
};
