/** Stacks as people use them in a browser. */
import type { BrowserContext, Page } from 'playwright-core';
import { useBrowser } from './page.ts';

const createStack = /* GraphQL */ `
  mutation ($input: CreateStackInput!) {
    result: createStack(input: $input) {
      ... on CreateStackPayload {
        stack {
          id
        }
      }
    }
  }
`;

export const save = /* GraphQL */ `
  mutation ($stack: ID!, $tools: [SavedToolInput!]!) {
    result: saveTools(stackId: $stack, input: { recommendations: $tools }) {
      __typename
    }
  }
`;

/** A browser for the tests of one file, and a way to set the scene there. */
export function useStacks() {
  const browser = useBrowser();

  async function makeStack(context: BrowserContext, name: string, tools: object[] = [], budget = 50): Promise<string> {
    const input = { name, projectType: 'SIDE_QUEST', budget, projectDescription: `All about ${name}.` };
    const { result } = await browser.ask<{ result: { stack: { id: string } } }>(context, createStack, { input });
    if (tools.length > 0) await browser.ask(context, save, { stack: result.stack.id, tools });
    return result.stack.id;
  }

  return { ...browser, makeStack };
}

export const figma = {
  name: 'Figma',
  price: '$16/month',
  description: 'Designs interfaces together.',
  features: ['Shared canvas', 'Prototypes'],
  badge: 'Best match',
  badgeColor: 'purple',
  link: 'https://www.figma.com/',
};

export const open = (page: Page, stack?: string) =>
  page.goto(`/projects${stack ? `?stack=${encodeURIComponent(stack)}` : ''}`);
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const toast = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
export const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));
