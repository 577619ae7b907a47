import * as z from 'zod/mini';
import { enumValue } from '../../common/enumName.ts';
import { labelFields } from '../../common/forms/labelForms.ts';
import { labelColors, labelKindNames } from '../../common/values.ts';
import { graphql } from '../generated/operations/gql.ts';
import type { RestLabelFragment } from '../generated/operations/graphql.ts';
import { component, described, rowNumber } from './describing/described.ts';
import { rowId } from './rowId.ts';

graphql(`
  fragment RestLabel on Label {
    id
    kind
    name
    color
    expiresOn
  }
`);

export const labelAnswer = component('Label', 'A category, tag, payment method or person of a user’s own.', {
  id: rowNumber('The label’s id.', 5),
  kind: described(z.enum(labelKindNames), labelFields.kind, 'category'),
  name: described(z.string(), labelFields.name, 'Kids'),
  color: described(z.enum(labelColors), 'Its colour.', 'blue'),
  expiresOn: described(z.nullable(z.iso.date()), labelFields.expiresOn, null),
});

export const bodyOf = ({ id, kind, name, color, expiresOn }: RestLabelFragment) => ({
  id: rowId(id),
  kind: enumValue(kind),
  name,
  color: enumValue(color),
  expiresOn: expiresOn ?? null,
});
