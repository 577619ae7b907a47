import { decodeGlobalID } from '@pothos/plugin-relay';
import { NotFoundError } from '../errors.ts';

const largestId = 2_147_483_647;

/**
 * Decodes a global id.
 *
 * @throws NotFoundError for a value that cannot be a row's id, before the database is queried
 */
export function decodeNodeId(globalId: string): { typename: string; id: string } {
  const { typename, id } = readGlobalId(globalId);
  if (!/^[1-9]\d{0,9}$/.test(id) || Number(id) > largestId) throw new NotFoundError('id.unknown');
  return { typename, id };
}

function readGlobalId(globalId: string): { typename: string; id: string } {
  try {
    return decodeGlobalID(globalId);
  } catch {
    throw new NotFoundError('id.unknown');
  }
}
