/** A name server that the guarded client asks, with the names of a test. */
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { isIPv4 } from 'node:net';
import { onTestFinished } from 'vitest';
import { resolver } from '../../api/services/webhookHosts.ts';

/** The wire format's numbers of the kinds of records. */
const kinds = { 1: 'A', 28: 'AAAA' } as const;

/**
 * Starts it; names that it does not know have no address.
 *
 * @param addressesOf the addresses of a name, each time it is asked for
 * @returns how often it was asked
 */
export async function serveNames(addressesOf: (name: string, kind: 'A' | 'AAAA') => string[]): Promise<() => number> {
  let asked = 0;
  const socket = createSocket('udp4');
  socket.on('message', (question, from) => {
    asked += 1;
    socket.send(answerTo(question, addressesOf), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const before = resolver.getServers();
  resolver.setServers([`127.0.0.1:${socket.address().port}`]);
  onTestFinished(() => {
    resolver.setServers(before);
    socket.close();
  });
  return () => asked;
}

/** RFC 1035, as far as it is needed: the question again, and a record for each address. */
function answerTo(question: Buffer, addressesOf: (name: string, kind: 'A' | 'AAAA') => string[]): Buffer {
  const labels: string[] = [];
  let at = 12;
  for (; question[at] !== 0; at += question[at]! + 1)
    labels.push(question.toString('latin1', at + 1, at + 1 + question[at]!));
  const asked = question.subarray(12, at + 5);
  const kind = question.readUInt16BE(at + 1);
  const name = labels.join('.').toLowerCase();
  const addresses = kind in kinds ? addressesOf(name, kinds[kind as keyof typeof kinds]) : [];
  const header = Buffer.alloc(12);
  question.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180, 2); // an answer without an error
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(addresses.length, 6);
  const records = addresses.map((address) => {
    const data = bytesOf(address);
    const record = Buffer.alloc(12);
    record.writeUInt16BE(0xc00c, 0); // the name asked for
    record.writeUInt16BE(kind, 2);
    record.writeUInt16BE(1, 4);
    record.writeUInt16BE(data.length, 10);
    return Buffer.concat([record, data]);
  });
  return Buffer.concat([header, asked, ...records]);
}

function bytesOf(address: string): Buffer {
  if (isIPv4(address)) return Buffer.from(address.split('.').map(Number));
  const [head, tail] = address.split('::').map((part) => part.split(':').filter(Boolean)) as [string[], string[]?];
  const parts = tail ? [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail] : head;
  return Buffer.from(parts.map((part) => part.padStart(4, '0')).join(''), 'hex');
}
