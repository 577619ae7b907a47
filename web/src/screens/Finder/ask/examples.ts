import { msg } from '@lingui/core/macro';

/** Example descriptions for people who do not know what to write. */
export const examples = [
  {
    label: msg`A podcast`,
    prompt: msg`I am starting a weekly interview podcast. I record guests remotely, edit the episodes myself, design the covers and send a newsletter.`,
    category: 'side-quest',
  },
  {
    label: msg`A thesis`,
    prompt: msg`I am writing my thesis. I collect sources and citations, take notes on papers, write long documents and need to keep everything backed up.`,
    category: 'education',
  },
  {
    label: msg`A design studio`,
    prompt: msg`I run a two-person design studio. We design interfaces with clients, plan projects, send invoices and share large files.`,
    category: 'work',
  },
] as const;
