import { enumName } from '../../common/enumName.ts';
import { constraintKindDescriptions, constraintKinds } from '../../common/values.ts';
import type { Constraint as FoundConstraint } from '../finder/reading/constraint.ts';
import type { Understood } from '../finder/reading/reading.ts';
import { builder } from './builder.ts';
import { Need } from './Need.ts';

export const ConstraintKind = builder.enumType('ConstraintKind', {
  description: 'What somebody can demand of every tool.',
  values: Object.fromEntries(
    constraintKinds.map((value) => [enumName(value), { value, description: constraintKindDescriptions[value] }]),
  ),
});

export const UnderstoodNeed = builder.objectRef<Understood>('UnderstoodNeed').implement({
  description: 'A need that was understood from the description, or that was added.',
  fields: (t) => ({
    need: t.field({ type: Need, description: 'The need.', resolve: ({ need }) => need }),
    says: t.string({
      nullable: true,
      description: 'The words of the description that name it; null if no single place does, or if it was added.',
      resolve: ({ says }) => says || null,
    }),
  }),
});

export const Constraint = builder.objectRef<FoundConstraint>('Constraint').implement({
  description: 'What the description demands of every tool.',
  fields: (t) => ({
    kind: t.field({ type: ConstraintKind, description: 'What is demanded.', resolve: ({ kind }) => kind }),
    country: t.string({
      nullable: true,
      description: 'For a country: its two letters, or EU.',
      resolve: ({ country }) => country,
    }),
    isNot: t.boolean({
      description: 'Whether it must not be that country.',
      resolve: ({ isNot }) => isNot ?? false,
    }),
    says: t.exposeString('says', { description: 'The words of the description that demand it.' }),
  }),
});
