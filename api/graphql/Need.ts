import type { Need as FinderNeed } from '../finder/catalogue/tool.ts';
import { builder } from './builder.ts';

export const Need = builder.objectRef<FinderNeed>('Need').implement({
  description: 'Something that people want done, and that tools meet.',
  fields: (t) => ({
    key: t.string({ description: 'What it is called in inputs, such as video-editing.', resolve: ({ id }) => id }),
    name: t.exposeString('name', { description: 'Its name, such as Video editing.' }),
    about: t.exposeString('about', { description: 'What is wanted, in a sentence.' }),
  }),
});
