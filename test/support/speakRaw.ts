import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { base } from './front.ts';

/** Sends lines as they are, which no HTTP client would, and reads the answer until the server closes the connection. */
export async function speakRaw(...lines: string[]): Promise<{ status: number; headers: string; body: string }> {
  const { hostname, port } = new URL(base);
  const socket = connect(Number(port), hostname);
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const [headers = '', ...body] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(headers.split(' ')[1]), headers, body: body.join('\r\n\r\n') };
}
