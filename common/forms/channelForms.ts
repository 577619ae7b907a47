import * as z from 'zod/mini';
import { said } from '../said.ts';
import { channelShapeNames } from '../values.ts';
import { longest, optional, text, type Sentences } from './fields.ts';
import { formTexts } from './texts.ts';

const badUrl = said(formTexts.badChannelUrl);

/** Whether an address may be called is decided where it is called from. */
const url = text(formTexts.badChannelUrl).check(longest(2_000, 'link'), z.refine(URL.canParse, badUrl));

/** A webhook for reminders. */
export const channelForm = z
  .object({
    shape: z.enum(channelShapeNames),
    name: optional(100, 'name', null),
    url,
    chatId: optional(100, 'chat', null),
  })
  .check(
    z.refine(({ shape, chatId }) => shape !== 'telegram' || chatId !== null, {
      error: said(formTexts.chatMissing),
      path: ['chatId'],
    }),
  );

export const channelFields = {
  shape: 'What it is told a message in: json, ntfy, discord, slack or telegram.',
  name: 'A name to tell it from your other channels, up to 100 characters; the host of its address by default.',
  url: 'The address that messages are sent to, at a host that everybody can reach, with https. Answers only show its host.',
  chatId: 'The chat that a bot of Telegram writes to: its number, or its name with @. Only that shape has one.',
} satisfies Sentences<typeof channelForm>;
