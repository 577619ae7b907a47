import type { BadgeColor } from '../../common/values.ts';

const badge = (badge: string, badgeColor: BadgeColor) => ({ badge, badgeColor });

/** What the finder answers to the example of its call. */
export const recommendationsExample = [
  {
    name: 'Canva',
    price: '$15/month',
    description: 'Design tool in the browser for posts, slides, posters and short videos, made from templates.',
    features: [
      'Start from thousands of templates',
      'Remove the background of a photo',
      'Make slides, posters, posts and short videos',
      'Use stock photos, icons and music in a design',
      'Resize a design for each network',
      'Generate images from a description',
    ],
    ...badge('Best match', 'green'),
    link: 'https://www.canva.com/',
    reason: 'Meets graphic design; Pro costs $15.00 a month and it works well with CapCut and Epidemic Sound.',
    plan: 'Pro',
    seats: 1,
    pricesAsOf: '2025-06-01',
  },
  {
    name: 'CapCut',
    price: '$0/month',
    description: 'Video editor for phone, browser and computer, made for short clips for social media.',
    features: [
      'Start from templates for vertical clips',
      'Edit on phone, browser and computer',
      'Read text aloud in AI voices',
    ],
    ...badge('Free plan', 'blue'),
    link: 'https://www.capcut.com/',
    reason: 'Meets video editing; its free plan costs nothing and it works well with Canva and Epidemic Sound.',
    plan: 'Free',
    seats: 1,
    pricesAsOf: '2025-06-01',
  },
  {
    name: 'Epidemic Sound',
    price: '$17.99/month',
    description: 'Library of music and sound effects that you may use in your videos and podcasts.',
    features: [
      'Use music in monetised videos without claims',
      'Download separate stems of a track',
      'Search music by mood, tempo and scene',
      'Choose from some 200,000 sound effects',
      'Keep published videos cleared after you leave',
    ],
    ...badge('Works well together', 'purple'),
    link: 'https://www.epidemicsound.com/',
    reason: 'Meets licensed music; Creator costs $17.99 a month and it works well with Canva and CapCut.',
    plan: 'Creator',
    seats: 1,
    pricesAsOf: '2025-02-01',
  },
  {
    name: 'DaVinci Resolve',
    price: '$0/month',
    description: 'Desktop program for cutting, colour grading, effects and sound mixing of video.',
    features: [
      'Cut and trim on a multi-track timeline',
      'Grade colour with nodes, curves and wheels',
      'Mix sound on the Fairlight page',
      'Build motion graphics and effects in Fusion',
    ],
    ...badge('Free plan', 'blue'),
    link: 'https://www.blackmagicdesign.com/products/davinciresolve',
    reason: 'A second choice for video editing; its free plan costs nothing and it works well with Epidemic Sound.',
    plan: 'Free',
    seats: 1,
    pricesAsOf: '2025-05-01',
  },
  {
    name: 'Photopea',
    price: '$0/month',
    description: 'Photo editor in the browser that works like Photoshop and opens its files.',
    features: [
      'Open and save PSD files',
      'Edit with layers, masks and blend modes',
      'Work without an account or installation',
      'Open Sketch, XD and raw files',
    ],
    ...badge('Free plan', 'blue'),
    link: 'https://www.photopea.com/',
    reason: 'A second choice for graphic design; its free plan costs nothing and it works well with Canva.',
    plan: 'Free',
    seats: 1,
    pricesAsOf: '2025-01-01',
  },
];

/** What it says that it understood of the example. */
export const understoodExample = [
  { need: 'video-editing', name: 'Video editing', says: 'edit videos' },
  { need: 'graphic-design', name: 'Graphic design', says: 'thumbnails' },
  { need: 'music-licensing', name: 'Licensed music', says: 'background music' },
];
