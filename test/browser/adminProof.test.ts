/** How administrators are asked again who they are, in the middle of what they do. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openEdit, root, toast, useAdmin } from '../support/adminScreen.ts';
import { expectAccessible, expectFocus, looks } from '../support/page.ts';

const { accountOf, openAdmin } = useAdmin();

const proof = (page: Page) => page.getByRole('dialog', { name: 'Is it still you?' });

/** Answers the first of these mutations as the server answers once the last proof is too old. */
async function forgetProof(page: Page): Promise<void> {
  await page.route(
    '**/graphql',
    (route) => {
      const result = { __typename: 'ProofRequiredError', message: 'Please show again.', methods: ['PASSWORD'] };
      return route.fulfill({ json: { data: { result } } });
    },
    { times: 1 },
  );
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const asked: Record<string, { begin: (page: Page, name: string) => Promise<void>; done: string }> = {
  editing: {
    async begin(page, name) {
      const dialog = await openEdit(page, name);
      await dialog.getByLabel('Username').fill(`${name}_2`);
      await forgetProof(page);
      await press(page, 'Save Changes');
    },
    done: 'User details have been updated successfully.',
  },
  rights: {
    async begin(page, name) {
      await press(page, `Make Admin ${name}`);
      await forgetProof(page);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Make Admin' }).click();
    },
    done: 'User admin status has been updated successfully.',
  },
  disabling: {
    async begin(page, name) {
      await press(page, `Disable ${name}`);
      await forgetProof(page);
      await press(page, 'Disable account');
    },
    done: 'can no longer sign in.',
  },
  deleting: {
    async begin(page, name) {
      await press(page, `Delete ${name}`);
      await page.getByLabel(`Type ${name} to confirm`).fill(name);
      await forgetProof(page);
      await press(page, 'Delete account');
    },
    done: 'has been deleted.',
  },
  linking: {
    async begin(page, name) {
      await press(page, `Create reset link for ${name}`);
      await forgetProof(page);
      await press(page, 'Create reset link');
    },
    done: 'Reset link created',
  },
  inviting: {
    async begin(page) {
      await forgetProof(page);
      await press(page, 'Invite');
    },
    done: 'Link of the new invitation',
  },
};

it.each(Object.entries(asked))('asks again, and then does it: %s', async (what, { begin, done }) => {
  const name = `proof_${what}`;
  await accountOf(name);
  const { page, shoot } = await openAdmin(root, `?search=${name}`);
  await begin(page, name);
  await proof(page).waitFor();
  await expectFocus(page, 'Password');
  await expectAccessible(page);
  await shoot(`admin-proof-${what}`);
  await proof(page).getByLabel('Password', { exact: true }).fill(root.password);
  await page.keyboard.press('Enter');
  await page.getByText(done).first().waitFor();
  expect(await proof(page).count()).toBe(0);
});

it.each(looks)('does nothing for somebody who cannot tell, $theme on a $size', async (look) => {
  const name = `kept_${look.theme}_${look.size}`;
  await accountOf(name);
  const { page, shoot } = await openAdmin(root, `?search=${name}`, look);
  await asked['disabling']!.begin(page, name);
  await proof(page).waitFor();
  await expectAccessible(page);
  await shoot('admin-proof');
  await proof(page).getByRole('button', { name: 'Cancel' }).click();
  await toast(page).getByText('Please show again.').waitFor();
  expect(await page.getByRole('alertdialog', { name: `Disable ${name}?` }).count()).toBe(1);
});
