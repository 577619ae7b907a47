import '../support/db.ts';
import { describe, expect, it } from 'vitest';
import type { AddChannelInput } from '../../api/generated/operations/graphql.ts';
import { db } from '../../api/database/db.ts';
import { sendToChannel } from '../../api/domain/reminders/sending.ts';
import type { Message } from '../../api/notifications/message.ts';
import { signedIn } from '../support/api.ts';
import { added, receiver } from '../support/channels.ts';

const hostile = 'A & <B> *c* @everyone [d](https://evil.example) \\ 字';
const message: Message = {
  title: 'Soon: "two"',
  lines: [{ text: `${hostile} renews`, url: 'https://stackling.example/subscriptions/3' }, { text: 'Gym ends' }],
  day: '2026-12-01',
};

/** What a receiver gets of a message in a shape. */
async function sent(shape: AddChannelInput['shape'], message: Message, more: Partial<AddChannelInput> = {}) {
  const { url, received } = await receiver();
  const viewer = await signedIn(`sender${senders++}`);
  await added(viewer, { shape, url: `${url}hooks/topic`, ...more });
  const channel = await db.channel.findFirstOrThrow({ where: { userId: viewer.user.id } });
  expect(await sendToChannel(channel, message)).toEqual({ state: 'delivered', answer: 'Answered 200' });
  return received[0]!;
}
let senders = 0;

describe('a message is told', () => {
  it.each([
    [
      'JSON',
      {
        path: '/hooks/topic',
        body: {
          version: 1,
          title: 'Soon: "two"',
          day: '2026-12-01',
          lines: [
            { text: `${hostile} renews`, url: 'https://stackling.example/subscriptions/3' },
            { text: 'Gym ends', url: null },
          ],
        },
      },
    ],
    [
      'NTFY',
      {
        path: '/hooks/',
        body: {
          topic: 'topic',
          title: 'Soon: "two"',
          message: `${hostile} renews\nGym ends`,
          click: 'https://stackling.example/subscriptions/3',
        },
      },
    ],
    [
      'DISCORD',
      {
        path: '/hooks/topic',
        body: {
          content: [
            '**Soon\\: \\"two\\"**',
            'A \\& \\<B\\> \\*c\\* \\@everyone \\[d\\]\\(https\\:\\/\\/evil\\.example\\) \\\\ 字 renews <https://stackling.example/subscriptions/3>',
            'Gym ends',
          ].join('\n'),
          allowed_mentions: { parse: [] },
        },
      },
    ],
    [
      'SLACK',
      {
        path: '/hooks/topic',
        body: {
          text: [
            'Soon: "two"',
            `<https://stackling.example/subscriptions/3|A &amp; &lt;B&gt; *c* @everyone [d](https://evil.example) \\ 字 renews>`,
            'Gym ends',
          ].join('\n'),
          blocks: [
            { type: 'header', text: { type: 'plain_text', text: 'Soon: "two"', emoji: false } },
            {
              type: 'section',
              text: {
                type: 'mrkdwn',
                text: `<https://stackling.example/subscriptions/3|A &amp; &lt;B&gt; *c* @everyone [d](https://evil.example) \\ 字 renews>\nGym ends`,
                verbatim: true,
              },
            },
          ],
        },
      },
    ],
    [
      'TELEGRAM',
      {
        path: '/hooks/topic',
        body: {
          chat_id: '@channel',
          text: `Soon: "two"\n${hostile} renews https://stackling.example/subscriptions/3\nGym ends`,
          link_preview_options: { is_disabled: true },
        },
      },
    ],
  ] as const)('in the shape %s', async (shape, expected) => {
    const more = shape === 'TELEGRAM' ? { chatId: '@channel' } : {};
    expect(await sent(shape, message, more)).toEqual(expected);
  });

  it.each([
    ['NTFY', 4_000, (body: any) => body.message],
    ['DISCORD', 2_000, (body: any) => body.content],
    ['SLACK', 3_000, (body: any) => body.blocks[1].text.text],
    ['TELEGRAM', 4_096, (body: any) => body.text],
  ] as const)('within the limits of %s', async (shape, most, textOf) => {
    const lines = Array.from({ length: 200 }, (_, i) => ({ text: `${i}: ${'字'.repeat(50)}` }));
    const { body } = await sent(shape, { ...message, title: 'x'.repeat(500), lines }, { chatId: '5' });
    const text: string = textOf(body);
    expect(shape === 'NTFY' ? Buffer.byteLength(text) : text.length).toBeLessThanOrEqual(most);
    expect(text).toMatch(/\n… and \d+ more$/);
    const [huge] = [{ text: '字'.repeat(10_000) }];
    const one = await sent(shape, { ...message, lines: [huge] }, { chatId: '5' });
    expect(textOf(one.body)).toMatch(/…/);
  });
});
