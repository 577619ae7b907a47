import type { ChannelShape } from '../../../common/values.ts';
import type { Message } from '../message.ts';
import { cut, fitting } from './fitting.ts';

/** Where a message goes. */
export interface Target {
  url: string;
  /** At Telegram. */
  chatId?: string | undefined;
}

/** What each shape sends, and where to; each is sent as JSON. */
type Shape = (message: Message, target: Target) => { url: string; content: object };

/** The fields are documented (docs/api.md): a change of what they mean takes another version. */
const json: Shape = ({ title, lines, day }, { url }) => ({
  url,
  content: { version: 1, title, day, lines: lines.map(({ text, url = null }) => ({ text, url })) },
});

const bytesOf = (text: string) => Buffer.byteLength(text);

/** Published as JSON, whose texts may be in any script; headers may not. A longer message would become an attachment. */
const ntfy: Shape = ({ title, lines }, { url }) => {
  const server = new URL(url);
  const topic = topicOf(url);
  server.pathname = server.pathname.slice(0, server.pathname.lastIndexOf(topic));
  const texts = lines.map(({ text }) => text);
  const click = lines.find((line) => line.url !== undefined)?.url;
  return {
    url: server.href,
    content: { topic, title: cut(title, 200), message: fitting(texts, 4_000, bytesOf), ...(click && { click }) },
  };
};

/** The last part of an address at ntfy, which is the topic's name; empty when there is none. */
export const topicOf = (url: string): string => /\/([\w-]{1,64})\/?$/.exec(new URL(url).pathname)?.[1] ?? '';

const discord: Shape = ({ title, lines }, { url }) => {
  // A backslash keeps any character from being markup.
  const plain = (text: string) => text.replace(/[^\p{L}\p{N}\s]/gu, '\\$&').replaceAll('\n', ' ');
  const texts = lines.map((line) => plain(line.text) + (line.url === undefined ? '' : ` <${line.url}>`));
  return {
    url,
    content: {
      content: fitting([`**${plain(cut(title, 200))}**`, ...texts], 2_000),
      allowed_mentions: { parse: [] },
    },
  };
};

/** `text` is what notifications show, and services that know no blocks. */
const slack: Shape = ({ title, lines }, { url }) => {
  const plain = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const texts = lines.map(({ text, url }) => (url === undefined ? plain(text) : `<${url}|${plain(text)}>`));
  const body = { type: 'mrkdwn', text: fitting(texts, 3_000), verbatim: true };
  return {
    url,
    content: {
      text: fitting([plain(title), ...texts], 4_000),
      blocks: [
        { type: 'header', text: { type: 'plain_text', text: cut(title, 150), emoji: false } },
        { type: 'section', text: body },
      ],
    },
  };
};

/** Without `parse_mode`, nothing in it is markup. */
const telegram: Shape = ({ title, lines }, { url, chatId }) => ({
  url,
  content: {
    chat_id: chatId,
    text: fitting([cut(title, 200), ...lines.map((line) => [line.text, line.url].filter(Boolean).join(' '))], 4_096),
    link_preview_options: { is_disabled: true },
  },
});

export const shapes: Record<ChannelShape, Shape> = { json, ntfy, discord, slack, telegram };
