import { graphql } from 'react-relay/hooks';
import { enumName } from '../../../../../common/enumName.ts';
import type { useSaveStackCreateMutation } from '../../../__generated__/useSaveStackCreateMutation.graphql.ts';
import type { useSaveStackSaveMutation } from '../../../__generated__/useSaveStackSaveMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import type { Wish } from '../ask/finding.ts';
import type { ShownTool } from '../results/shownTool.ts';

export interface SavingRule {
  /** The names that are left out. */
  except: readonly string[];
  /** Whether nothing is saved when the stack has one of the others already. */
  refuseDuplicates: boolean;
}

/** Makes a stack for a wish, and saves what was found into one. */
export function useSaveStack(shown: readonly ShownTool[], wish: Wish) {
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
    mutation useSaveStackSaveMutation($stackId: ID!, $input: SaveToolsInput!, $refuseDuplicates: Boolean!) {
      result: saveTools(stackId: $stackId, input: $input, refuseDuplicates: $refuseDuplicates) {
        __typename
        ... on InvalidInputError {
          message
        }
        ... on NotFoundError {
          message
        }
        ... on DuplicateError {
          message
          names
          given
        }
      }
    }
  `);

  const createStack = (name: string) => {
    const { projectDescription, budget } = wish;
    const projectType = enumName(wish.projectType);
    return commitCreate({
      variables: { input: { name, projectType, budget: Math.trunc(budget), projectDescription } },
    });
  };

  const tools = shown.map(toolOf);

  /** What is found, but for some names. */
  const without = (names: readonly string[]) => tools.filter(({ name }) => !names.includes(name));

  const saveInto = (stackId: string, { except, refuseDuplicates }: SavingRule) =>
    commitSave({
      variables: { stackId, input: { recommendations: without(except) }, refuseDuplicates },
      // The screen of the stacks asks again when it is next opened.
      updater: (store) => {
        store.get(stackId)?.invalidateRecord();
        store.getRoot().getLinkedRecord('viewer')?.invalidateRecord();
      },
    });

  return { createStack, saveInto, without, isSaving: isCreating || isSaving };
}

function toolOf({ name, price, description, features, badge, badgeColor, link }: ShownTool) {
  return { name, price, description, features, badge, badgeColor: badgeColor.toLowerCase(), link };
}
