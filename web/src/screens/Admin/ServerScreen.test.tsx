import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { RequestError } from '../../relay/environment.ts';
import { sessionStore } from '../../session/session.ts';
import { toastStore } from '../../ui/toast.ts';
import { answerWith, job, mail, openServer, outbox, renderServer, totals, withLimits } from './server/renderServer.tsx';

const section = (name: string) => screen.getByRole('region', { name });
const items = (name: string) =>
  within(section(name))
    .queryAllByRole('listitem')
    .map((item) => item.textContent);
const facts = (name: string) =>
  within(section(name))
    .queryAllByRole('term')
    .map((term) => term.parentElement?.textContent);

describe('whoever is no administrator', () => {
  it('is told so', async () => {
    sessionStore.set({ username: 'ada', isAdmin: false });
    const { refuse } = await renderServer();
    await refuse(new RequestError('You are not allowed to do this.', 200, 'FORBIDDEN'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      "Access Denied: You don't have permission to access the admin dashboard.",
    );
  });

  it('is shown a spinner while the frame leads them away, when their session is over', async () => {
    const { refuse } = await renderServer();
    await refuse(new RequestError('You need to be logged in.', 200, 'UNAUTHENTICATED'));
    expect(screen.getByText('Loading…')).toBeTruthy();
  });
});

describe('jobs', () => {
  it('are said in plain words, with how they went last and when they are next', async () => {
    await openServer({
      serverJobs: [
        job('rates', { lastMs: 8_040 }),
        job('sweep', { everySeconds: 3_600 }),
        job('reminders', { everySeconds: 15 }),
        job('unheard-of'),
      ],
    });
    expect(items('Jobs')).toEqual([
      'Exchange ratesDoneFetches the exchange rates of the day. Every day.Last runNov 20, 2026, 12:00 PM, took 8 secondsNext runNov 21, 2026, 12:00 PM',
      'Clean-upDoneDeletes what has expired, and what was removed more than 30 days ago. Every hour.Last runNov 20, 2026, 12:00 PM, took less than a secondNext runNov 21, 2026, 12:00 PM',
      'RemindersDoneReminds people of what is due, at the hour that they chose. Every 15 seconds.Last runNov 20, 2026, 12:00 PM, took less than a secondNext runNov 21, 2026, 12:00 PM',
      'unheard-ofDoneEvery day.Last runNov 20, 2026, 12:00 PM, took less than a secondNext runNov 21, 2026, 12:00 PM',
    ]);
    expect(section('Jobs').textContent).toContain('All is well.');
  });

  it('say why they failed, that they are late, and that they are running', async () => {
    const never = { lastRunAt: null, lastMs: null };
    await openServer({
      serverJobs: [
        job('rates', { failure: 'RATES_UNAVAILABLE', lastMs: 240_000 }),
        job('choices', { isLate: true, ...never }),
        job('sweep', { isRunning: true, nextRunAt: null, ...never }),
      ],
    });
    const [rates, choices, sweep] = items('Jobs');
    expect(rates).toMatch(/^Exchange ratesFailed.*Every day\.The service for exchange rates cannot be reached/);
    expect(rates).toContain('took 4 minutes');
    expect(choices).toMatch(/^ChoicesLate.*Last runNeverWas dueNov 21/);
    expect(sweep).toMatch(/^Clean-upRunning.*Last runNever$/);
    expect(section('Jobs').textContent).toContain('2 jobs need your attention.');
  });

  it('may not be planned yet', async () => {
    await openServer({ serverJobs: [] });
    expect(section('Jobs').textContent).toBe('JobsThe servers have planned no jobs yet.');
  });
});

describe('mail', () => {
  it('was all sent, if nothing waits', async () => {
    await openServer();
    expect(section('Mail').textContent).toContain('Every mail was sent.');
    expect(facts('Mail')).toEqual(['Waiting0', 'Given up0Last 7 days']);
  });

  it('is not sent by a server that is not set up for it, which says so', async () => {
    await openServer(totals({ isSetUp: false }));
    expect(section('Mail').textContent).toBe('MailThis server sends no email, because the setting SMTP_URL is empty.');
  });

  it('is listed with whom it is for, since when, how often it was tried and why it was not sent', async () => {
    await openServer({
      ...totals({ waiting: 3, oldestAt: '2026-11-20T12:00:00.000Z', givenUp: 1 }),
      outbox: outbox([
        mail('a'),
        mail('b', { template: 'unheard-of', attempts: 0, failure: null }),
        mail('c', { template: 'test', isSending: true, nextAt: null, attempts: 2 }),
        mail('d', { failure: 'NOBODY_DID_IT', givenUpAt: '2026-11-20T13:00:00.000Z', nextAt: null }),
      ]),
    });
    const buttons = (about: string) => `Try again to send: ${about}Drop ${about}`;
    expect(items('Mail')).toEqual([
      'Invitation for a…@example.comWaitingThe mail server refuses the mail, its sender or its recipient.Written Nov 20, 2026, 12:00 PMTried onceNext try Nov 20, 2026, 12:10 PM' +
        buttons('Invitation for a…@example.com'),
      'unheard-of for b…@example.comWaitingWritten Nov 20, 2026, 12:00 PMNot tried yetNext try Nov 20, 2026, 12:10 PM' +
        buttons('unheard-of for b…@example.com'),
      'Test mail for c…@example.comSendingThe mail server refuses the mail, its sender or its recipient.Written Nov 20, 2026, 12:00 PMTried 2 times',
      'Invitation for d…@example.comGiven upNo server did it before its time was over.Written Nov 20, 2026, 12:00 PMTried onceGiven up Nov 20, 2026, 1:00 PM' +
        buttons('Invitation for d…@example.com'),
    ]);
    expect(facts('Mail')).toEqual(['Waiting3Since Nov 20, 2026, 12:00 PM', 'Given up1Last 7 days']);
  });

  it('is listed further, page by page', async () => {
    const { user, sent, answer } = await openServer({ outbox: outbox([mail('a')], true) });
    await user.click(screen.getByRole('button', { name: 'Show more mails' }));
    expect(sent().variables).toEqual({ count: 50, cursor: 'a' });
    await answer({ ...totals(), outbox: outbox([mail('b')]) });
    expect(items('Mail')).toHaveLength(2);
    expect(screen.getByText('That is all.')).toBeTruthy();
  });
});

describe('a refresh', () => {
  it('reads everything anew, as many mails as are listed, and says when', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { user, sent, answer } = await openServer({
      outbox: outbox(Array.from({ length: 30 }, (_, n) => mail(`m${n}`))),
    });
    vi.setSystemTime('2030-01-01T12:00:00.000Z');
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(sent().variables).toEqual({ mails: 30 });
    expect(screen.getByRole('button', { name: 'Refreshing…' })).toBeTruthy();
    await answer(answerWith({ serverJobs: [job('sweep', { failure: 'OTHER' })] }));
    expect(screen.getAllByRole('status')[0]!.textContent).toBe('As of Jan 1, 2030, 12:00:00 PM');
    expect(section('Jobs').textContent).toContain('1 job needs your attention.');
    expect(section('Mail').textContent).toContain('Every mail was sent.');
  });

  it('that fails keeps what is there, and says so', async () => {
    const { user, refuse } = await openServer();
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await refuse(new RequestError('Stackling could not be reached.'));
    await waitFor(() => expect(toastStore.get()).toMatchObject({ tone: 'error', title: 'Failed to refresh' }));
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeTruthy();
    expect(items('Jobs')).toHaveLength(1);
  });
});

describe('limits', () => {
  it('are those of the settings, with what is used of the AI provider’s day', async () => {
    await openServer();
    expect(facts('Limits')).toEqual([
      'Questions to the AI provider today12 of 500',
      'Requests of one person a minute100,000 points',
      'Changes of one user a minute300',
      'Subscriptions of an account5,000',
      'Stacks of an account500',
      'Tools in a stack100',
      'Access tokens of an account50',
    ]);
    expect(section('Limits').textContent).toContain('Nobody was refused.');
    expect(section('Limits').textContent).toContain('No account has subscriptions, stacks or access tokens yet.');
  });

  it('say when they are off, and that the AI provider may not be asked', async () => {
    await openServer(withLimits({ isOn: false, aiQuestionsADay: 0 }));
    expect(section('Limits').textContent).toContain('because RATE_LIMITS is off');
    expect(facts('Limits')[0]).toBe('Questions to the AI provider todayNone allowed');
  });

  const ada = { __typename: 'User', id: 'ada', username: 'ada' };
  const caller = (limit: string, changes: object = {}) => ({
    limit,
    user: null,
    network: '203.0.113.*',
    count: 1,
    lastHour: '2026-11-20T12:00:00.000Z',
    ...changes,
  });

  it('name whom they refused, and lead to users', async () => {
    await openServer({
      refusedCallers: [
        caller('pair-minute', { count: 8, lastHour: '2026-11-20T11:00:00.000Z' }),
        caller('points', { user: ada, network: null, count: 7 }),
        caller('pair-day', { count: 2 }),
        caller('calendar-unknown', { count: 3 }),
        caller('calendar', { count: 2 }),
        caller('unheard-of', { network: null }),
      ],
    });
    expect(items('Limits')).toEqual([
      'Visitor from 203.0.113.* Wrong passwords10 times, last after Nov 20, 2026, 12:00 PM',
      'ada Requests7 times, last after Nov 20, 2026, 12:00 PM',
      'Visitor from 203.0.113.* Readings of a calendar5 times, last after Nov 20, 2026, 12:00 PM',
      'Somebody unknown unheard-of1 time, last after Nov 20, 2026, 12:00 PM',
    ]);
    expect(screen.getByRole('link', { name: 'ada' }).getAttribute('href')).toBe('/admin?search=ada');
  });

  it('show ten of those at first, and then all', async () => {
    const many = Array.from({ length: 12 }, (_, n) => caller('points', { network: `203.0.${n}.*`, count: 20 - n }));
    const { user } = await openServer({ refusedCallers: many });
    expect(items('Limits')).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(items('Limits')).toHaveLength(12);
  });

  it('name the accounts that are nearest to a quota', async () => {
    await openServer({
      nearestQuotas: [
        { user: ada, quota: 'SUBSCRIPTIONS', rows: 4_800, most: 5_000 },
        { user: ada, quota: 'STACKS', rows: 1, most: 1 },
        { user: ada, quota: 'ACCESS_TOKENS', rows: 7, most: 50 },
      ],
    });
    expect(items('Limits')).toEqual(['ada4,800 of 5,000 subscriptions', 'ada1 of 1 stack', 'ada7 of 50 access tokens']);
  });
});

describe('what the instance holds', () => {
  it('is said with its size, and about how much where there is a lot', async () => {
    await openServer();
    const region = screen.getByRole('region', { name: 'What the instance holds' });
    expect([...region.querySelectorAll('dl > div')].map((fact) => fact.textContent)).toEqual([
      'Version0.1.0',
      'PostgreSQL18.1',
      'Size of the database12.3 MB',
      'Exchange rates ofNovember 20, 2026',
      'Oldest job that waitsNone waits',
      'Users1,204 (98.3 kB)',
      'Recorded paymentsabout 1,234,567 (456 MB)',
    ]);
  });
});
