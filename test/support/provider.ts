/** A test service that speaks OpenAI's protocol for chat completions, or misbehaves. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';

export interface PickedTool {
  id: string;
  plan: string;
  reason: string;
}

/** A need that it hears. */
export interface HeardNeed {
  need: string;
  says: string;
}

/** How many people it counts. */
export interface HeardTeam {
  people: number;
  says: string;
}

/** A request that the service received. */
export interface Asked {
  authorization: string;
  body: {
    model: string;
    stream: boolean;
    reasoning_effort?: string;
    messages: { role: string; content: string }[];
    response_format: {
      json_schema: {
        strict: boolean;
        schema: {
          properties: {
            needs: { items: { properties: { need: { enum: string[] } } } };
            picks: { items: { properties: Record<'id' | 'plan' | 'reason', { type: string }> } };
          };
        };
      };
    };
  };
  /** The user's message. */
  data: {
    budget: number;
    project: { type: string; name: string; description: string };
    likelyNeeds: string[];
    corrections: { added: string[]; removed: string[]; dropped: string[] };
    candidates: { id: string; name: string; plans: { name: string; price: number }[] }[];
  };
  /** Whether the client disconnected before the answer was complete. */
  isGone: boolean;
}

type Answer = (response: ServerResponse, asked: Asked) => void | Promise<void>;

const event = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

function begin(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream' });
}

/** Sends a text in pieces of some characters each, as models do. */
export function sendText(response: ServerResponse, text: string): void {
  if (!response.headersSent) begin(response);
  for (let at = 0; at < text.length; at += 7) response.write(event({ content: text.slice(at, at + 7) }));
}

export function end(response: ServerResponse): void {
  response.end(`${event({}, 'stop')}data: [DONE]\n\n`);
}

/** Answers with the chosen picks, and before them with the people that it counts and the needs that it hears. */
export const picking =
  (choose: (asked: Asked) => PickedTool[], needs: HeardNeed[] = [], team?: HeardTeam): Answer =>
  (response, asked) => {
    sendText(response, JSON.stringify({ team, needs, picks: choose(asked) }));
    end(response);
  };

/** The first five free tools among the candidates. */
export const firstFive = ({ data }: Asked): PickedTool[] =>
  data.candidates
    .filter(({ plans }) => plans[0]!.price === 0)
    .slice(0, 5)
    .map(({ id, name, plans }) => ({
      id,
      plan: plans[0]!.name,
      reason: `${name} does its part of this very project.`,
    }));

export const saying =
  (text: string): Answer =>
  (response) => {
    sendText(response, text);
    end(response);
  };

export const refusing: Answer = (response) => {
  begin(response);
  response.write(event({ refusal: 'I will not do this.' }));
  end(response);
};

export const failing =
  (status: number, code: string | null = null): Answer =>
  (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ error: { message: 'Incorrect key sk-secret at internal.host', type: code, code } }));
  };

/** Sends an error in the middle of its answer. */
export const failingMidway =
  (code: string): Answer =>
  (response) => {
    begin(response);
    response.end(`data: ${JSON.stringify({ error: { message: 'At internal.host', type: code, code } })}\n\n`);
  };

export const hanging: Answer = () => undefined;

/** Cuts the connection, after sending the text if there is one. */
export const cutting =
  (text = ''): Answer =>
  async (response) => {
    if (text) {
      sendText(response, text);
      await new Promise((resolve) => response.write(': \n\n', resolve));
    }
    response.socket?.destroy();
  };

/** A service for the tests of one file; `answers` are given one after the other, the last one again and again. */
export function useProvider() {
  const state = { answers: [picking(firstFive)] as Answer[], asked: [] as Asked[], url: '' };
  const server = createServer((request, response) => void handle(request, response));

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request.setEncoding('utf8')) text += chunk;
    const body = JSON.parse(text);
    const asked: Asked = {
      authorization: request.headers.authorization ?? '',
      body,
      data: JSON.parse(body.messages.at(-1).content),
      isGone: false,
    };
    response.on('close', () => (asked.isGone = !response.writableFinished));
    state.asked.push(asked);
    const answer = state.answers.length > 1 ? state.answers.shift()! : state.answers[0]!;
    await answer(response, asked);
  }

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  });
  beforeEach(() => {
    state.answers = [picking(firstFive)];
    state.asked = [];
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return state;
}
