import { catalogue } from '../finder/catalogue/catalogue.ts';
import { builder } from './builder.ts';

const Catalogue = builder.objectRef<typeof catalogue>('Catalogue').implement({
  description: 'The tools that recommendations are picked from.',
  fields: (t) => ({
    toolCount: t.int({ description: 'How many tools it holds.', resolve: ({ tools }) => tools.length }),
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
