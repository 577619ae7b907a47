import { useRef, useState } from 'react';
import { graphql, readInlineData } from 'react-relay/hooks';
import { enumName } from '../../../../../common/enumName.ts';
import type { useSaveStack_recommendation$key } from '../../../__generated__/useSaveStack_recommendation.graphql.ts';
import type { useSaveStackCreateMutation } from '../../../__generated__/useSaveStackCreateMutation.graphql.ts';
import type { useSaveStackSaveMutation } from '../../../__generated__/useSaveStackSaveMutation.graphql.ts';
import { RequestError } from '../../../relay/environment.ts';
import { refusal, useCommit } from '../../../relay/useCommit.ts';
import { showToast } from '../../../ui/toast.ts';
import { askers, type Asker } from '../ask/askers.ts';
import type { Wish } from '../ask/finding.ts';

export type SaveStackRecommendations = readonly useSaveStack_recommendation$key[];

/** A stack to save into; without an id it is made first. */
interface Target {
  id?: string;
  name: string;
}

/** Makes a stack where one is wanted, then saves what was found into it. */
export function useSaveStack(asker: Asker, recommendations: SaveStackRecommendations, wish: Wish, onSaved: () => void) {
  const [commitCreate, isCreating] = useCommit<useSaveStackCreateMutation>(graphql`
    mutation useSaveStackCreateMutation($input: CreateStackInput!) {
      result: createStack(input: $input) {
        __typename
        ... on CreateStackPayload {
          stack {
            id
          }
        }
        ... on InvalidInputError {
          message
        }
      }
    }
  `);
  const [commitSave, isSaving] = useCommit<useSaveStackSaveMutation>(graphql`
    mutation useSaveStackSaveMutation($stackId: ID!, $input: SaveRecommendationsInput!) {
      result: saveRecommendations(stackId: $stackId, input: $input) {
        __typename
        ... on InvalidInputError {
          message
        }
        ... on NotFoundError {
          message
        }
      }
    }
  `);
  const [error, setError] = useState<string>();
  /** The stack that was made before saving into it failed; trying again makes no second one. */
  const made = useRef<Required<Target>>(undefined);

  const create = async (name: string): Promise<string> => {
    if (made.current?.name === name) return made.current.id;
    const input = {
      name,
      projectType: enumName(wish.projectType),
      budget: Math.trunc(wish.budget),
      projectDescription: wish.projectDescription,
    };
    const { result } = await commitCreate({ variables: { input } });
    if (result.__typename !== 'CreateStackPayload') throw refusal(result);
    made.current = { id: result.stack.id, name };
    return result.stack.id;
  };

  const save = async (stackId: string): Promise<void> => {
    const tools = recommendations.map((recommendation) => toolOf(recommendation));
    const { result } = await commitSave({
      variables: { stackId, input: { recommendations: tools } },
      // The screen of the stacks asks again when it is next opened.
      updater: (store) => {
        store.get(stackId)?.invalidateRecord();
        store.getRoot().getLinkedRecord('viewer')?.invalidateRecord();
      },
    });
    if ('message' in result) throw refusal(result);
  };

  const { creationFailed, saved, added } = askers[asker];

  const saveStack = async ({ id, name }: Target): Promise<void> => {
    setError(undefined);
    const attempt = async <Value>(title: string, otherwise: string, step: () => Promise<Value>) => {
      try {
        return await step();
      } catch (failure) {
        throw failure instanceof RequestError ? new StepFailure(title, failure.message || otherwise) : failure;
      }
    };
    try {
      const stackId = id ?? (await attempt(creationFailed, 'Failed to create stack', async () => create(name)));
      await attempt('Error Saving Recommendations', 'Failed to save recommendations', async () => save(stackId));
    } catch (failure) {
      const said = failure instanceof StepFailure ? failure : new StepFailure(unexpected);
      setError([said.title, said.message].filter(Boolean).join(': '));
      return showToast({ tone: 'error', title: said.title, ...(said.message && { description: said.message }) });
    }
    showToast({ tone: 'plain', ...(id ? added(name) : saved(name)) });
    onSaved();
  };

  return { saveStack, error, isSaving: isCreating || isSaving };
}

const unexpected = 'Error: Failed to save stack. Please try again.';

/** A step of saving that failed, with the title of its notification. */
class StepFailure extends Error {
  readonly title: string;

  constructor(title: string, message = '') {
    super(message);
    this.title = title;
  }
}

function toolOf(recommendation: useSaveStack_recommendation$key) {
  const { name, price, description, features, badge, badgeColor, link } = readInlineData(
    graphql`
      fragment useSaveStack_recommendation on Recommendation @inline {
        name
        price
        description
        features
        badge
        badgeColor
        link
      }
    `,
    recommendation,
  );
  return { name, price, description, features, badge, badgeColor: badgeColor.toLowerCase(), link };
}
