import { checkCount } from '../domain/outlook/range.ts';
import { suggestionSources, type SuggestedPrice, type Suggestion } from '../domain/suggestions/suggestion.ts';
import { suggestServices } from '../domain/suggestions/suggestServices.ts';
import { logoDescription, logoOf } from '../logos/logoOf.ts';
import { subscriptionFields } from '../../common/forms/subscriptionForms.ts';
import { enumName } from '../../common/enumName.ts';
import { builder } from './builder.ts';
import { Category } from './TrackedSubscription.ts';
import { User } from './User.ts';

const sources: Record<(typeof suggestionSources)[number], string> = {
  own: 'You track it, or did so before.',
  catalogue: 'The catalogue knows it.',
  others: 'Five people or more track it here.',
};

const SuggestionSource = builder.enumType('ServiceSuggestionSource', {
  description: 'Where a suggestion comes from.',
  values: Object.fromEntries(
    suggestionSources.map((value) => [enumName(value), { value, description: sources[value] }]),
  ),
});

const Price = builder.objectRef<SuggestedPrice>('SuggestedPrice').implement({
  description: 'What a suggested service costs in one of its plans.',
  fields: (t) => ({
    plan: t.exposeString('plan', { nullable: true, description: 'The name of the plan, where that is known.' }),
    price: t.exposeString('price', { description: 'The price as text, such as $9.99/month.' }),
    isPerSeat: t.exposeBoolean('isPerSeat', { description: 'Whether each person of a team pays it.' }),
    line: t.exposeString('line', { description: 'The line that adds it, as `trackEntry` takes it.' }),
  }),
});

const ServiceSuggestion = builder.objectRef<Suggestion>('ServiceSuggestion').implement({
  description: 'A service that you may be about to add.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The service’s name.' }),
    logo: t.string({ nullable: true, description: logoDescription, resolve: ({ name }) => logoOf(name) }),
    source: t.field({
      type: SuggestionSource,
      description: 'Where the suggestion comes from.',
      resolve: ({ source }) => source,
    }),
    isTracked: t.exposeBoolean('isTracked', { description: 'Whether you pay for it now.' }),
    category: t.field({
      type: Category,
      nullable: true,
      description: subscriptionFields.category,
      resolve: ({ category }) => category,
    }),
    websiteUrl: t.exposeString('websiteUrl', { nullable: true, description: 'The service’s web address.' }),
    pricesAsOf: t.field({
      type: 'Date',
      nullable: true,
      description: 'The day on which the catalogue’s prices were last known to be right; null where it has none.',
      resolve: ({ pricesAsOf }) => pricesAsOf,
    }),
    prices: t.field({
      type: [Price],
      description: 'What you paid last, then what its plans cost, cheapest first.',
      complexity: { field: 1, multiplier: 5 },
      resolve: ({ prices }) => prices,
    }),
  }),
});

const mostAtOnce = 20;

builder.prismaObjectFields(User, (t) => ({
  serviceSuggestions: t.field({
    type: [ServiceSuggestion],
    description:
      'The services whose name may be meant by its beginning: those that the user had before, those of the catalogue, and those that five others or more track. Only the user can see them.',
    authScopes: (user) => ({ $all: { owner: user.id, scope: 'subscriptions-read' } }),
    args: {
      search: t.arg.string({ required: true, description: 'The beginning of a name; up to 100 characters.' }),
      first: t.arg.int({ defaultValue: 8, required: true, description: 'How many at most: 1 to 20.' }),
    },
    complexity: ({ first }) => ({ field: 10, multiplier: Math.min(mostAtOnce, first) }),
    resolve: (user, { search, first }) => {
      checkCount('first', first, mostAtOnce);
      return suggestServices(user, search, first);
    },
  }),
}));
