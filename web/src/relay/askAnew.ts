import {
  createOperationDescriptor,
  type ConcreteRequest,
  type GraphQLResponse,
  type IEnvironment,
  type OperationDescriptor,
  type PayloadData,
  type Variables,
} from 'relay-runtime';

/** A query with data on the screen. */
export interface Question {
  environment: IEnvironment;
  request: ConcreteRequest;
  variables: Variables;
  /** For a list's own query: how many of its rows are shown. */
  length: number | undefined;
}

interface Answer {
  environment: IEnvironment;
  operation: OperationDescriptor;
  data: PayloadData;
}

const inSight = new Set<Question>();

/** How many changes this tab is making, and how many it has begun so far. */
const changes = { underWay: 0, begun: 0 };

let isWanted = false;
let isAsking = false;

/**
 * Adds a query to those that are fetched again.
 *
 * @returns a function that removes it
 */
export function noteQuestion(question: Question): () => void {
  inSight.add(question);
  return () => void inSight.delete(question);
}

/**
 * Records that this tab is changing something: an older answer would undo the change.
 *
 * @returns a function to call when the change is done
 */
export function noteChange(): () => void {
  changes.underWay += 1;
  changes.begun += 1;
  return () => {
    changes.underWay -= 1;
    void askIfWanted();
  };
}

/**
 * Fetches all queries on the screen again. Once all answers have arrived, the screen updates in one step, without
 * loading states. Until then, and when an answer fails, everything stays as it is.
 */
export function askAnew(): void {
  isWanted = true;
  void askIfWanted();
}

async function askIfWanted(): Promise<void> {
  if (!isWanted || isAsking || changes.underWay > 0) return;
  isWanted = false;
  isAsking = true;
  const { begun } = changes;
  // A list's own query comes last: a screen's query cuts the list to its first page.
  const questions = [...inSight].sort((a, b) => Number(a.length !== undefined) - Number(b.length !== undefined));
  // Data that is not on the screen is fetched when the user goes there.
  for (const environment of new Set(questions.map(({ environment }) => environment)))
    environment.commitUpdate((store) => store.getRoot().invalidateRecord());
  const answers = await Promise.all(questions.map(answersTo)).catch(() => undefined);
  isAsking = false;
  if (changes.begun !== begun) isWanted = true;
  else for (const { environment, operation, data } of answers?.flat() ?? []) environment.commitPayload(operation, data);
  await askIfWanted();
}

/** The most rows that the server returns at a time. */
const longestPage = 100;

/** The answers to a query; for a list's query, enough pages for all rows that are shown. */
async function answersTo({ environment, request, variables, length }: Question): Promise<Answer[]> {
  const answers: Answer[] = [];
  const ask = async (more: Variables): Promise<PayloadData> => {
    const operation = createOperationDescriptor(request, { ...variables, ...more });
    const { params } = request;
    const answer = environment.getNetwork().execute(params, operation.request.variables, { force: true });
    const data = wholeDataOf(await answer.toPromise());
    answers.push({ environment, operation, data });
    return data;
  };
  if (length === undefined) await ask({});
  let cursor: string | null | undefined = null;
  for (let left = length ?? 0; left > 0 && cursor !== undefined; left -= longestPage)
    cursor = endOf(await ask({ count: Math.min(left, longestPage), cursor }));
  return answers;
}

/** @throws when a part of the answer is missing */
function wholeDataOf(answer: GraphQLResponse | null | undefined): PayloadData {
  if (!answer || !('data' in answer) || !answer.data || answer.errors) throw new Error('The answer is not whole.');
  return answer.data;
}

/** The cursor after the page somewhere in an answer; undefined on the last page. */
function endOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  if (!('pageInfo' in answer)) return Object.values(answer).map(endOf).find(Boolean);
  const { hasNextPage, endCursor } = answer.pageInfo as { hasNextPage: boolean; endCursor: string };
  return hasNextPage ? endCursor : undefined;
}
