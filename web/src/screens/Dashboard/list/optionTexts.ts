// Apart from the values, which are loaded at first: the loader of the dashboard reads them.
import { msg } from '@lingui/core/macro';
import type { Grouping, Order } from '../view.ts';
import type { Column } from './columns.ts';

export const orderTexts = {
  newest: msg`Newest`,
  name: msg`Name`,
  cost: msg`Cost`,
  'next-payment': msg`Next payment`,
} as const satisfies Record<Order, unknown>;

export const groupTexts = {
  category: msg`Category`,
  tag: msg`Tag`,
  method: msg`Payment method`,
  person: msg`Person`,
} as const satisfies Record<Grouping, unknown>;

export const columnTexts = {
  price: msg`Price`,
  monthly: msg`Monthly`,
  yearly: msg`Yearly`,
  'next-payment': msg`Next payment`,
  category: msg`Category`,
  method: msg`Paid with`,
  tags: msg`Tags`,
} as const satisfies Record<Column, unknown>;
