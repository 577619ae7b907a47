import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { base } from './front.ts';

/** Uses plain HTTP, because fetch does not let us set Origin and similar headers. */
export function speak(method: string, path: string, headers: Record<string, string>, body?: string) {
  return new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const request = httpRequest(base + path, { method, headers }, (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode!, headers: answer.headers, body }), reject);
    });
    request.on('error', reject);
    request.end(body);
  });
}
