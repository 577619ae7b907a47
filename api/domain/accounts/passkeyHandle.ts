import { createHash } from 'node:crypto';
import type { User } from '../../generated/prisma/client.ts';

/**
 * The name that a user's passkeys know them by, in base64url. It says nothing about them, and a user with the same id in
 * another database on the same host has another one.
 */
export const handleOf = ({ id, createdAt }: Pick<User, 'id' | 'createdAt'>): string =>
  createHash('sha256').update(`${id} ${createdAt.toISOString()}`).digest('base64url');
