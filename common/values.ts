/** The closed value sets of the product. The database repeats them as check constraints. */

/** What kind of project a stack is for. The first four are offered first. */
export const projectTypes = {
  personal: { label: 'Personal', description: 'Home, health, money and everything of your own' },
  work: { label: 'Work', description: 'A team, a client or the job you are paid for' },
  education: { label: 'Education', description: 'A course, a thesis or teaching yourself' },
  'side-quest': { label: 'Side Quest', description: 'Something you do on the side, for fun or for later' },
  student: { label: 'Student', description: 'School or university on a student’s budget' },
  entrepreneur: { label: 'Entrepreneur', description: 'A business you are starting or running' },
  creator: { label: 'Creator', description: 'Videos, podcasts, writing, music or art for an audience' },
} as const;

export type ProjectType = keyof typeof projectTypes;

export const projectTypeNames = Object.keys(projectTypes) as [ProjectType, ...ProjectType[]];

/** The project types that the finder card and the stack form offer. */
export const mainProjectTypes = ['personal', 'work', 'education', 'side-quest'] as const satisfies ProjectType[];

/** Colours of a recommendation's badge; an unknown one is shown as gray. */
export const badgeColors = ['green', 'blue', 'yellow', 'red', 'gray', 'purple', 'pink'] as const;

export type BadgeColor = (typeof badgeColors)[number];

/** How many tools one recommendation holds. */
export const suiteSize = 5;

/** What a tracked subscription is for. */
export const categories = {
  work: 'Work',
  personal: 'Personal',
  entertainment: 'Entertainment',
  'side-quest': 'Side Quest',
  other: 'Other',
} as const;

export type Category = keyof typeof categories;

export const categoryNames = Object.keys(categories) as [Category, ...Category[]];
