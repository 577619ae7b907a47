import * as z from 'zod/mini';
import { enumValue } from '../../common/enumName.ts';
import { channelShapeNames } from '../../common/values.ts';
import { graphql } from '../generated/operations/gql.ts';
import type { RestChannelFragment } from '../generated/operations/graphql.ts';
import { component, described, instant, rowNumber } from './describing/described.ts';
import { rowId } from './rowId.ts';

graphql(`
  fragment RestChannel on Channel {
    id
    name
    shape
    host
    failingSince
    offAt
    createdAt
  }
`);

const failedSince = 'Since when every message to it has failed; null if the last one arrived.';

export const channelAnswer = component('Channel', 'A webhook that reminders can go to.', {
  id: rowNumber('Its id.', 3),
  kind: described(z.literal('webhook'), 'What it is. The inbox and email need no channel.', 'webhook'),
  shape: described(z.enum(channelShapeNames), 'What it is told a message in.', 'ntfy'),
  name: described(z.string(), 'The name that its owner gave it.', 'My phone'),
  host: described(z.string(), 'The host of its address; the rest is not shown.', 'ntfy.sh'),
  failingSince: described(z.nullable(z.iso.datetime()), failedSince, null),
  offAt: described(
    z.nullable(z.iso.datetime()),
    'When it was switched off, because it had failed for days; null while it is in use.',
    null,
  ),
  createdAt: instant('When it was added.', '2026-11-21T08:30:00.000Z'),
});

export const bodyOf = ({ id, shape, name, host, failingSince, offAt, createdAt }: RestChannelFragment) => ({
  id: rowId(id),
  kind: 'webhook' as const,
  shape: enumValue(shape),
  name,
  host,
  failingSince: failingSince ?? null,
  offAt: offAt ?? null,
  createdAt,
});
