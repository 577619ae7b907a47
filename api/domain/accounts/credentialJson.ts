import { InvalidInputError, issue } from '../../errors.ts';

interface CredentialJson {
  id: string;
  response: { clientDataJSON: string };
}

/**
 * Reads what a browser says of a passkey, and the challenge that it answers. Nothing of it is checked yet.
 *
 * @throws InvalidInputError when it is not such JSON
 */
export function credentialOf<Json extends CredentialJson>(credential: string): { json: Json; challenge: string } {
  try {
    const json = JSON.parse(credential) as Json;
    const { challenge } = JSON.parse(Buffer.from(json.response.clientDataJSON, 'base64url').toString('utf8')) as {
      challenge: unknown;
    };
    if (typeof json.id === 'string' && typeof challenge === 'string') return { json, challenge };
  } catch {
    // refused below
  }
  throw new InvalidInputError(issue('credential', 'passkey.refused'));
}
