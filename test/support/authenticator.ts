/** A passkey in software: answers a server's questions as a browser and a device would, right or wrong. */
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** What an answer can get wrong. */
export interface Fault {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** The use counter; it goes up by one each time otherwise. */
  counter?: number;
  isUserVerified?: boolean;
  type?: string;
  userHandle?: string;
  credentialId?: string;
  /** Signs with another key. */
  isForged?: boolean;
}

const site = { origin: 'http://localhost', rpId: 'localhost' };

interface Options {
  challenge: string;
  rp?: { id?: string };
  user?: { id: string };
}

export class SoftwarePasskey {
  readonly id = randomBytes(16);
  readonly key = newKey();
  userHandle = '';
  counter = 0;

  /** Makes the credential for a registration. */
  register(options: string, fault: Fault = {}): string {
    const asked = JSON.parse(options) as Options;
    this.userHandle = asked.user!.id;
    const { x, y } = this.key.publicKey.export({ format: 'jwk' });
    const publicKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
      ]),
    );
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, publicKey]);
    const authData = Buffer.concat([authenticatorData(fault, fault.counter ?? 0, 0x40), attested]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]);
    return this.credential({
      clientDataJSON: clientData({ type: 'webauthn.create', challenge: asked.challenge, ...fault }),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Answers a question. */
  answer(options: string, fault: Fault = {}): string {
    const { challenge } = JSON.parse(options) as Options;
    this.counter += 1;
    const authData = authenticatorData(fault, fault.counter ?? this.counter);
    const clientDataJSON = clientData({ type: 'webauthn.get', challenge, ...fault });
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    const { privateKey } = fault.isForged ? newKey() : this.key;
    return this.credential(
      {
        clientDataJSON,
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
        userHandle: fault.userHandle ?? this.userHandle,
      },
      fault.credentialId,
    );
  }

  private credential(response: object, id = this.id.toString('base64url')): string {
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }
}

const newKey = (): { publicKey: KeyObject; privateKey: KeyObject } =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' });

function authenticatorData({ rpId = site.rpId, isUserVerified = true }: Fault, counter: number, flags = 0): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([0x01 | (isUserVerified ? 0x04 : 0) | flags]), count]);
}

const clientData = ({ type, challenge, origin = site.origin }: Fault) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');
