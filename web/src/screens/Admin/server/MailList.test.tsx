import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RequestError } from '../../../relay/environment.ts';
import { toastStore } from '../../../ui/toast.ts';
import { answerWith, mail, openServer, outbox, totals } from './renderServer.tsx';

const about = 'Invitation for a…@example.com';
const open = () => openServer({ ...totals({ waiting: 1 }), outbox: outbox([mail('a')]) });
const button = (name: string) => screen.getByRole('button', { name });
const empty = () => screen.findByText('Every mail was sent.');
/** The mail as it is after another try. */
const node = (changes: object = {}) => ({ node: mail('a', { attempts: 0, ...changes }) });

describe('another try', () => {
  it('waits for what becomes of the mail, and says that it has left the outbox', async () => {
    const { user, sent, asked, answer } = await open();
    await user.click(button(`Try again to send: ${about}`));
    expect(sent().variables).toEqual({ id: 'a' });
    await answer({ result: { __typename: 'MailPayload' } });
    await asked('useFollowMailQuery');
    expect(button('Sending…')).toBeTruthy();
    // It is still waiting: the old failure does not count.
    await answer(node());
    await asked('useFollowMailQuery');
    await answer({ node: null });
    await waitFor(() => expect(toastStore.get()).toMatchObject({ tone: 'plain', title: 'Mail sent' }));
    await asked('ServerStateQuery');
    await answer(answerWith());
    await empty();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Mail'));
  });

  it('says why the mail was not sent', async () => {
    const { user, asked, answer } = await open();
    await user.click(button(`Try again to send: ${about}`));
    await answer({ result: { __typename: 'MailPayload' } });
    await asked('useFollowMailQuery');
    await answer(node({ attempts: 1, failure: 'MAIL_LOGIN' }));
    const description = 'The mail server does not accept the user and the password in SMTP_URL.';
    await waitFor(() => expect(toastStore.get()).toMatchObject({ tone: 'error', title: 'Mail not sent', description }));
    expect(screen.getByText(description)).toBeTruthy();
    await asked('ServerStateQuery');
  });

  it('of a mail that was sent meanwhile says so, and reads the list anew', async () => {
    const { user, asked, answer } = await open();
    await user.click(button(`Try again to send: ${about}`));
    const message = 'This mail is no longer waiting, or is being sent right now.';
    await answer({ result: { __typename: 'NotFoundError', message } });
    expect(toastStore.get()).toMatchObject({ title: 'Mail not sent', description: message });
    await asked('ServerStateQuery');
    await answer(answerWith());
    await empty();
  });
});

describe('dropping a mail', () => {
  it('is asked for first, and takes it from the list', async () => {
    const { user, sent, answer } = await open();
    await user.click(button(`Drop ${about}`));
    expect((await screen.findByRole('alertdialog', { name: 'Drop this mail?' })).textContent).toContain(
      `${about} will not be sent. This cannot be undone.`,
    );
    await user.click(button('Drop mail'));
    expect(sent().variables).toMatchObject({ id: 'a' });
    await answer({ result: { __typename: 'MailPayload', changedId: 'a' } });
    expect(toastStore.get()).toMatchObject({ title: 'Mail dropped', description: about });
    await empty();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('that fails is said in the dialog', async () => {
    const { user, refuse } = await open();
    await user.click(button(`Drop ${about}`));
    await screen.findByRole('alertdialog');
    await user.click(button('Drop mail'));
    await refuse(new RequestError('Stackling could not be reached.'));
    expect(await screen.findByText('Not dropped: Stackling could not be reached.')).toBeTruthy();
  });
});

describe('a test mail', () => {
  const start = async () => {
    const opened = await openServer();
    await opened.user.click(button('Send me a test mail'));
    const { answer, asked } = opened;
    await answer({ result: { __typename: 'SendTestMailPayload', recipient: 'root@example.com', mailId: 'a' } });
    expect(screen.getByText('Sending a mail to root@example.com…')).toBeTruthy();
    await asked('useFollowMailQuery');
    return opened;
  };

  it('says that the mail server has taken it', async () => {
    const { answer, asked } = await start();
    await answer({ node: null });
    await screen.findByText(/^The mail server has taken the mail to root@example.com./);
    await asked('ServerStateQuery');
  });

  it('says why it was not sent, and lists it', async () => {
    const { answer, asked } = await start();
    await answer(node({ attempts: 1, failure: 'MAIL_UNREACHABLE' }));
    await screen.findByText(
      'The mail to root@example.com was not sent. The mail server cannot be reached, or does not answer in time. It is tried again for an hour.',
    );
    await asked('ServerStateQuery');
    await answer(answerWith({ outbox: outbox([mail('a')]) }));
    expect(button(`Drop ${about}`)).toBeTruthy();
  });

  it('says when there were too many', async () => {
    const { user, refuse } = await openServer();
    await user.click(button('Send me a test mail'));
    await refuse(new RequestError('Too many requests. Please try again in 40 minutes.'));
    expect(screen.getByText('Too many requests. Please try again in 40 minutes.')).toBeTruthy();
  });
});
