import { enumName } from '../../common/enumName.ts';
import {
  holdingNames,
  holdings,
  type Holding as Part,
  type HoldingName as Name,
  type Holdings as Whole,
} from '../domain/operations/holdings.ts';
import { builder } from './builder.ts';

const HoldingName = builder.enumType('HoldingName', {
  description: 'What an instance holds.',
  values: Object.fromEntries(
    holdingNames.map((value) => [enumName(value), { value, description: `${value.replace('-', ' ')}.` }]),
  ) as Record<string, { value: Name; description: string }>,
});

const Holding = builder.objectRef<Part>('Holding').implement({
  description: 'How much of something an instance holds.',
  fields: (t) => ({
    name: t.expose('name', { type: HoldingName, description: 'What it is.' }),
    rows: t.exposeFloat('rows', {
      description: 'How many there are, with what was removed in the last 30 days. Of many, it is an estimate.',
    }),
    isExact: t.exposeBoolean('isExact', { description: 'Whether they were counted, and not estimated.' }),
    bytes: t.exposeFloat('bytes', { description: 'How many bytes they take in the database, with their indexes.' }),
  }),
});

const Holdings = builder.objectRef<Whole>('Holdings').implement({
  description: 'What this instance is and holds.',
  fields: (t) => ({
    version: t.exposeString('version', { description: 'The version of Stackling.' }),
    databaseVersion: t.exposeString('databaseVersion', { description: 'The version of PostgreSQL.' }),
    databaseBytes: t.exposeFloat('databaseBytes', { description: 'How many bytes the database takes.' }),
    oldestJobAt: t.expose('oldestJobAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when the oldest job waits that is done once, such as a mail; null if none waits.',
    }),
    ratesOn: t.field({
      type: 'Date',
      nullable: true,
      description: 'The day of the newest exchange rates; null without any.',
      resolve: ({ ratesOn }) => ratesOn?.toISOString().slice(0, 10),
    }),
    parts: t.field({
      type: [Holding],
      description: 'How much there is of each kind.',
      resolve: ({ holdings }) => holdings,
    }),
  }),
});

builder.queryField('holdings', (t) =>
  t.withAuth({ admin: true }).field({
    type: Holdings,
    description: 'What this instance holds. For administrators.',
    resolve: () => holdings(),
  }),
);
