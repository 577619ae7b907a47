/** Descriptions to start from, for whoever faces an empty field. */
export const examples = [
  {
    label: 'A podcast',
    prompt:
      'I am starting a weekly interview podcast. I record guests remotely, edit the episodes myself, design the covers and send a newsletter.',
    category: 'side-quest',
  },
  {
    label: 'A thesis',
    prompt:
      'I am writing my thesis. I collect sources and citations, take notes on papers, write long documents and need to keep everything backed up.',
    category: 'education',
  },
  {
    label: 'A design studio',
    prompt:
      'I run a two-person design studio. We design interfaces with clients, plan projects, send invoices and share large files.',
    category: 'work',
  },
] as const;
