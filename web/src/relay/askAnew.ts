import {
  createOperationDescriptor,
  type ConcreteRequest,
  type GraphQLResponse,
  type IEnvironment,
  type OperationDescriptor,
  type PayloadData,
  type Variables,
} from 'relay-runtime';

/** A query that something in sight was drawn from. */
export interface Question {
  environment: IEnvironment;
  request: ConcreteRequest;
  variables: Variables;
  /** Of a list's own query: how many rows of it are shown. */
  length: number | undefined;
}

interface Answer {
  environment: IEnvironment;
  operation: OperationDescriptor;
  data: PayloadData;
}

const inSight = new Set<Question>();

/** What this tab changes at the moment, and how often it has begun to. */
const changes = { underWay: 0, begun: 0 };

let isWanted = false;
let isAsking = false;

/**
 * Has a query asked anew with all the others in sight.
 *
 * @returns takes it out again
 */
export function noteQuestion(question: Question): () => void {
  inSight.add(question);
  return () => void inSight.delete(question);
}

/**
 * Notes that this tab changes something: an answer from before would undo it.
 *
 * @returns is called once that is done
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
 * Asks the server anew for all that is in sight. Once all answers are there, what has changed changes where it stands, with
 * nothing drawn in between. Until then, and when one does not come, everything stays as it is.
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
  // What is out of sight is asked for when somebody goes there.
  for (const environment of new Set(questions.map(({ environment }) => environment)))
    environment.commitUpdate((store) => store.getRoot().invalidateRecord());
  const answers = await Promise.all(questions.map(answersTo)).catch(() => undefined);
  isAsking = false;
  if (changes.begun !== begun) isWanted = true;
  else for (const { environment, operation, data } of answers?.flat() ?? []) environment.commitPayload(operation, data);
  await askIfWanted();
}

/** How many rows the server gives at most at a time. */
const longestPage = 100;

/** The answer to a query; of a list's, page by page, as long as the list is shown. */
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

/** @throws when something of it could not be answered */
function wholeDataOf(answer: GraphQLResponse | null | undefined): PayloadData {
  if (!answer || !('data' in answer) || !answer.data || answer.errors) throw new Error('The answer is not whole.');
  return answer.data;
}

/** Where the page ends that is somewhere in an answer; nothing when it is the last. */
function endOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  if (!('pageInfo' in answer)) return Object.values(answer).map(endOf).find(Boolean);
  const { hasNextPage, endCursor } = answer.pageInfo as { hasNextPage: boolean; endCursor: string };
  return hasNextPage ? endCursor : undefined;
}
