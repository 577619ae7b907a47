import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { base } from './front.ts';

/** Plain HTTP, because fetch has a mind of its own about Origin and its like. */
export function speak(method: string, path: string, headers: Record<string, string>, body?: string) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const request = httpRequest(base + path, { method, headers }, (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode!, headers: answer.headers, body }), reject);
    });
    request.on('error', reject);
    request.end(body);
  });
}
