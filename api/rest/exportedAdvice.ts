import * as z from 'zod/mini';
import { currencyCodes } from '../../common/billing/currencies.ts';
import { enumValue } from '../../common/enumName.ts';
import { adviceStateNames, useNames } from '../../common/values.ts';
import type { RestExportAccountQuery } from '../generated/operations/graphql.ts';
import { component, described, instant, rowNumber } from './describing/described.ts';
import { rowId } from './rowId.ts';

type Exported = NonNullable<RestExportAccountQuery['result']>;

const maybeDay = (description: string, example: string | null) =>
  described(z.nullable(z.iso.date()), description, example);

export const exportedDecision = component('ExportedAdviceDecision', 'What the user decided about a piece of advice.', {
  id: described(z.string(), 'The id of the advice.', 'unused-12'),
  state: described(z.enum(adviceStateNames), 'What they decided.', 'done'),
  title: described(z.string(), 'What the advice said.', 'You do not use Gym'),
  until: maybeDay('The day on which it is shown again; null unless it is snoozed.', null),
  savesFrom: maybeDay('The day from which on it saves; null unless it is done.', '2026-12-01'),
  savingCentsYear: described(z.int(), 'What a year of it saves, in hundredths of the currency.', 52_179),
  currency: described(z.enum(currencyCodes), 'The currency of the subscription.', 'USD'),
  decidedAt: instant('When they decided it.', '2026-12-01T08:00:00.000Z'),
});

export const decisionBody = ({ key, state, ...rest }: Exported['adviceDecisions'][number]) => ({
  id: key,
  state: enumValue(state),
  ...rest,
});

export const exportedUse = component('ExportedUse', 'Whether the user used a subscription lately, as they last said.', {
  subscriptionId: rowNumber('The subscription’s id.', 12),
  use: described(z.enum(useNames), 'What they said.', 'rarely'),
  answeredAt: instant('When they said it.', '2026-12-01T08:00:00.000Z'),
});

export const useBody = ({ subscriptionId, use, ...rest }: Exported['useAnswers'][number]) => ({
  subscriptionId: rowId(subscriptionId),
  use: enumValue(use),
  ...rest,
});
