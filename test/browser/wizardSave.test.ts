import { describe, expect, it } from 'vitest';
import { focused, useBrowser } from '../support/page.ts';
import {
  answerWith,
  arrive,
  button,
  confirm,
  desktop,
  save,
  toProject,
  toResults,
  toast,
  wizard,
} from '../support/wizard.ts';

const { ask, openPage } = useBrowser();

const stacks = async (context: Parameters<typeof ask>[0]) =>
  (
    await ask<{ viewer: { stacks: { edges: { node: object }[] } } }>(
      context,
      '{ viewer { stacks { edges { node { name budget projectType projectDescription recommendations { totalCount } } } } } }',
    )
  ).viewer.stacks.edges.map(({ node }) => node);

describe('saving', () => {
  it('makes a stack under the project’s name', async () => {
    const { page, context } = await openPage(desktop, { isSignedIn: true });
    await toProject(page);
    await page.getByLabel('Project name (optional)').fill('Cooking');
    await page.getByLabel('Description (optional)').fill('Videos about cooking');
    await button(page, 'Get Recommendations').click();
    await arrive(page, /^5 tools within/);
    await confirm(page);
    await expect.poll(() => focused(page)).toBe('Name');
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Cooking');
    await save(page).click();
    await toast(page, 'Recommendations saved to your new stack!').waitFor();
    expect(await stacks(context)).toEqual([
      {
        name: 'Cooking',
        budget: 50,
        projectType: 'CREATOR',
        projectDescription: 'Videos about cooking',
        recommendations: { totalCount: 5 },
      },
    ]);
  });

  it('names a stack after its category where the project has no name, and adds to one that is there', async () => {
    const { page, context } = await openPage(desktop, { isSignedIn: true });
    await toResults(page);
    await confirm(page);
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Creator stack');
    await save(page).click();
    await toast(page, 'Recommendations saved to your new stack!').waitFor();
    await confirm(page);
    await page.getByRole('button', { name: 'Save to an existing stack' }).click();
    await page.getByLabel('Number of the stack').fill('1');
    await save(page).click();
    await page.getByText('“Creator stack” already has').waitFor();
    await page.getByRole('button', { name: 'Save all again' }).click();
    await toast(page, 'Recommendations added to "Creator stack".').waitFor();
    expect(await stacks(context)).toMatchObject([{ name: 'Creator stack', recommendations: { totalCount: 10 } }]);
  });

  it('says which step failed', async () => {
    const { page } = await openPage(desktop, { isSignedIn: true, expected: [/503/] });
    await toResults(page);
    await confirm(page);
    const fail = (operation: string) =>
      page.route('**/graphql', (route) =>
        route.request().postDataJSON().operationName === operation
          ? route.fulfill({ status: 503, json: { message: 'No luck.' } })
          : route.continue(),
      );
    await fail('useSaveStackCreateMutation');
    await save(page).click();
    await page.getByRole('alert').getByText('Error: No luck.', { exact: true }).waitFor();
    // Not by its role: the open dialog keeps everything else out of reach.
    await page.locator('li', { hasText: 'No luck.' }).getByText('Error', { exact: true }).waitFor();
    await page.unroute('**/graphql');
    await fail('useSaveStackSaveMutation');
    await save(page).click();
    await page.getByRole('alert').getByText('Error Saving Recommendations: No luck.').waitFor();
  });

  it('refuses where there is nothing to save', async () => {
    const { page } = await openPage(desktop);
    await toProject(page);
    const nothing = { recommendations: [], budgetCents: 5_000, totalCents: 0, unmetNeeds: [] };
    const read = { understood: [], unplaced: [], constraints: [], people: 1, isUnclear: false };
    const result = { ...nothing, ...read, overlaps: [], engine: 'CATALOG', isKept: false };
    await answerWith(page, { json: { data: { progress: { picks: [], failure: null, result } } } });
    await button(page, 'Get Recommendations').click();
    await arrive(page, 'No tools within $50/month');
    await wizard(page).getByText('No recommendations found. Try adjusting your description or budget.').waitFor();
    await button(page, 'Save Stack').click();
    await toast(page, 'Error: No recommendations available to save').waitFor();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
  });
});
