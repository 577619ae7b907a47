import { catalogue } from '../finder/catalogue.ts';
import { builder } from './builder.ts';

const Catalog = builder.objectRef<typeof catalogue>('Catalog').implement({
  description: 'The tools that recommendations are picked from.',
  fields: (t) => ({
    toolCount: t.int({ description: 'How many tools it holds.', resolve: ({ tools }) => tools.length }),
  }),
});

builder.queryField('catalog', (t) =>
  t.field({
    type: Catalog,
    skipTypeScopes: true,
    description: 'The tools that recommendations are picked from.',
    resolve: () => catalogue,
  }),
);
