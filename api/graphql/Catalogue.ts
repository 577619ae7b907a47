import { oftenAddedNeeds } from '../domain/recommendations/choices.ts';
import { catalogue } from '../finder/catalogue/catalogue.ts';
import { builder } from './builder.ts';
import { Need } from './Need.ts';

const Catalogue = builder.objectRef<typeof catalogue>('Catalogue').implement({
  description: 'The tools that recommendations are picked from.',
  fields: (t) => ({
    toolCount: t.int({ description: 'How many tools it holds.', resolve: ({ tools }) => tools.length }),
    needs: t.field({
      type: [Need],
      description: 'All needs that the finder knows, by name.',
      complexity: 1,
      resolve: ({ needs }) => needs.toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    }),
    oftenAddedNeeds: t.field({
      type: [Need],
      description: 'Up to five needs that people add most to what the finder understood; each by five people or more.',
      resolve: oftenAddedNeeds,
    }),
  }),
});

builder.queryField('catalogue', (t) =>
  t.field({
    type: Catalogue,
    skipTypeScopes: true,
    description: 'The tools that recommendations are picked from.',
    resolve: () => catalogue,
  }),
);
