import { complexityFromQuery } from '@pothos/plugin-complexity';
import {
  getOperationAST,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLSchema,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { spend, type Cost } from '../../domain/accounts/allowance.ts';
import type { Context } from '../../viewer/context.ts';
import { maskError } from '../maskError.ts';
import { noteSpent, spentOf } from '../spent.ts';
import { limits } from './limits.ts';

/** What else fields at the root cost beside the fields that they answer: about as much as they take longer. */
const extraPoints: Record<string, number> = { recommend: 1_000, __schema: 500, __type: 500 };
const pointsOfWrite = 100;

/** What is to be executed. */
type Execution = Pick<ExecutionArgs, 'schema' | 'document' | 'variableValues' | 'operationName'> & {
  contextValue?: unknown;
};

/**
 * Takes what an operation costs from its caller's allowance. A REST call that runs several operations, such as an export,
 * costs no more than the largest operation, so that whoever has exported everything can go on working.
 *
 * @throws TooManyRequestsError when there is nothing left, unless an earlier operation of the same request was let through
 */
export async function pay(execution: Execution): Promise<void> {
  const context = execution.contextValue as Context;
  const before = spentOf(context);
  const { points, writes } = costOf(execution);
  const cost = { points: before ? Math.min(points, Math.max(0, limits.nodes - before.cost)) : points, writes };
  const spent = await spend(context, cost, context.responseHeaders, before !== undefined);
  if (spent) noteSpent(context, { ...spent, cost: spent.cost + (before?.cost ?? 0) });
}

/** What operations cost with some variables; the documents used last are kept (yoga.ts), and so is this. */
const costs = new WeakMap<DocumentNode, Map<string, Cost>>();
/** More combinations of variables of a document are not kept, nor longer ones. */
const mostKept = 20;
const longestKept = 500;

function costOf(execution: Execution): Cost {
  const { document, variableValues, operationName } = execution;
  // Objects may be nested more deeply than JSON.stringify can follow.
  if (Object.values(variableValues ?? {}).some((value) => typeof value === 'object' && value !== null))
    return countCost(execution);
  const key = JSON.stringify([operationName, variableValues]);
  let known = costs.get(document);
  if (!known) costs.set(document, (known = new Map<string, Cost>()));
  const kept = known.get(key);
  if (kept) return kept;
  const cost = countCost(execution);
  if (known.size < mostKept && key.length <= longestKept) known.set(key, cost);
  return cost;
}

function countCost({ schema, document, variableValues, operationName }: Execution): Cost {
  const operation = getOperationAST(document, operationName);
  if (!operation) return { points: 1, writes: 0 };
  const selectionSet = spreadOnce(document, operation.selectionSet);
  if (!selectionSet) return { points: limits.nodes, writes: limits.rootMutations };
  const alone: DocumentNode = { ...document, definitions: [{ ...operation, selectionSet }] };
  const names = rootFields(selectionSet);
  const writes =
    operation.operation === OperationTypeNode.MUTATION ? names.filter((name) => name !== 'recommend').length : 0;
  const extra = names.reduce((sum, name) => sum + (extraPoints[name] ?? 0), writes * pointsOfWrite);
  return { points: complexityOf(schema, alone, variableValues ?? {}) + extra, writes };
}

/**
 * A selection with its fragments in their places, each once among the same fields, as it runs once. Following every path
 * to it would take exponential time. Undefined when there are more fields than an operation may ask for.
 */
function spreadOnce({ definitions }: DocumentNode, selectionSet: SelectionSetNode): SelectionSetNode | undefined {
  const fragments = new Map(
    definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [])),
  );
  let fields = 0;
  function spread(set: SelectionSetNode, seen: Set<string>): SelectionSetNode {
    const selections = set.selections.flatMap((selection): SelectionNode[] => {
      if (fields > limits.nodes) return [];
      if (selection.kind === Kind.FIELD) {
        fields += 1;
        return [
          selection.selectionSet
            ? { ...selection, selectionSet: spread(selection.selectionSet, new Set()) }
            : selection,
        ];
      }
      if (selection.kind === Kind.INLINE_FRAGMENT)
        return [{ ...selection, selectionSet: spread(selection.selectionSet, seen) }];
      const fragment = fragments.get(selection.name.value);
      if (!fragment || seen.has(selection.name.value)) return [];
      seen.add(selection.name.value);
      const { typeCondition } = fragment;
      return [{ kind: Kind.INLINE_FRAGMENT, typeCondition, selectionSet: spread(fragment.selectionSet, seen) }];
    });
    return { ...set, selections };
  }
  const whole = spread(selectionSet, new Set());
  return fields > limits.nodes ? undefined : whole;
}

/** The names of the fields at the root, wherever fragments hid them. */
function rootFields({ selections }: SelectionSetNode): string[] {
  return selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return selection.name.value;
    return selection.kind === Kind.INLINE_FRAGMENT ? rootFields(selection.selectionSet) : [];
  });
}

/** The number of fields, lists counted by the size of their page. What asks for too many is refused where it runs. */
function complexityOf(schema: GraphQLSchema, document: DocumentNode, variables: { readonly [name: string]: unknown }) {
  try {
    return Math.min(limits.nodes, Math.max(1, complexityFromQuery(document, { schema, variables }).complexity));
  } catch {
    return 1; // its variables or arguments are wrong, so it does not run
  }
}

/** Makes every operation pay. */
export const limitCost: Plugin = {
  async onExecute({ args, setResultAndStopExecution }) {
    await pay(args).catch((error: unknown) => setResultAndStopExecution({ errors: [maskError(error)] }));
  },
  async onSubscribe({ args, setResultAndStopExecution }) {
    await pay(args).catch((error: unknown) => setResultAndStopExecution({ errors: [maskError(error)] }));
  },
};
