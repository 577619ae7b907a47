import { describe, expect, it } from 'vitest';
import { expectAccessible, expectFocus, looks, press, useBrowser, type Look } from '../support/page.ts';

const { openPage, ask, url } = useBrowser();

const track = `mutation { trackSubscription(input: { name: "Gym", price: "$29.90 every 4 weeks", startsOn: "2026-01-05" }) {
  ... on TrackSubscriptionPayload { subscription { id } } } }`;

describe('the calendar address', () => {
  async function openCalendar(look?: Look) {
    const visited = await openPage(look, { isSignedIn: true });
    await visited.page.goto('/account');
    const section = visited.page.getByRole('region', { name: 'Calendar' });
    await section.getByRole('button', { name: 'Make a calendar address' }).waitFor();
    return { ...visited, section };
  }

  it('is made, read, replaced and revoked with the keyboard alone', async () => {
    const { page, context, section } = await openCalendar({ theme: 'dark', size: 'phone' });
    await ask(context, track);
    await press(page, 'Make a calendar address');
    await expectFocus(page, 'Your calendar address');
    const shown = section.getByLabel('Your calendar address');
    const first = await shown.inputValue();
    expect(await section.getByRole('link', { name: 'Add to my calendar' }).getAttribute('href')).toBe(
      first.replace('http:', 'webcal:'),
    );
    const read = (address: string) => fetch(url() + new URL(address).pathname);
    expect(await (await read(first)).text()).toContain('SUMMARY:Gym – $29.90');

    await press(page, 'Done');
    await expectFocus(page, 'Calendar');
    await press(page, 'Make a new address');
    await page.getByRole('alertdialog', { name: 'Make a new calendar address?' }).waitFor();
    await expectFocus(page, 'Cancel');
    await press(page, 'Make a new address');
    await expectFocus(page, 'Your calendar address');
    const second = await shown.inputValue();
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);

    await page.reload();
    await section.getByText(/An app last read it on/).waitFor();
    await press(page, 'Revoke address');
    await page.getByRole('alertdialog', { name: 'Revoke your calendar address?' }).waitFor();
    await page.keyboard.press('Escape');
    await expectFocus(page, 'Revoke address');
    await page.keyboard.press('Enter');
    await press(page, 'Revoke address');
    await expectFocus(page, 'Calendar');
    await section.getByRole('button', { name: 'Make a calendar address' }).waitFor();
    expect((await read(second)).status).toBe(404);
  });

  it('can be copied', async () => {
    const { page, context, section } = await openCalendar();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await section.getByRole('button', { name: 'Make a calendar address' }).click();
    const address = await section.getByLabel('Your calendar address').inputValue();
    await section.getByRole('button', { name: 'Copy' }).click();
    await section.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  });

  it.each(looks)('is accessible, $theme on a $size', async (look) => {
    const { page, section, shoot } = await openCalendar(look);
    await section.scrollIntoViewIfNeeded();
    await shoot('calendar-none');
    await expectAccessible(page);
    await section.getByRole('button', { name: 'Make a calendar address' }).click();
    await section.getByRole('link', { name: 'Add to my calendar' }).scrollIntoViewIfNeeded();
    await shoot('calendar-new');
    await expectAccessible(page);
    await section.getByRole('button', { name: 'Done' }).click();
    await section.getByRole('button', { name: 'Revoke address' }).click();
    await page.getByRole('alertdialog').waitFor();
    await shoot('calendar-revoke');
    await expectAccessible(page);
  });
});
