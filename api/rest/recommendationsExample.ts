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
      'Remove the background of a photo on the paid plan',
      'Make slides, posters, posts and short videos',
      'Use stock photos, icons and music in a design',
      'Resize a design for each network',
      'Generate images from a description',
    ],
    ...badge('Best match', 'green'),
    link: 'https://www.canva.com/',
  },
  {
    name: 'CapCut',
    price: '$19.99/month',
    description: 'Video editor for phone, browser and computer, made for short clips for social media.',
    features: [
      'Caption speech automatically',
      'Start from templates for vertical clips',
      'Remove the background of a clip',
      'Edit on phone, browser and computer',
      'Read text aloud in AI voices',
    ],
    ...badge('Works well together', 'purple'),
    link: 'https://www.capcut.com/',
  },
  {
    name: 'Uppbeat',
    price: '$0/month',
    description: 'Music and sound effects for creators, with some free downloads every month.',
    features: [
      'Download a few free tracks a month with a credit',
      'Clear claims with a channel safelist',
      'Search by mood and beat',
      'Download sound effects and motion graphics',
    ],
    ...badge('Free plan', 'blue'),
    link: 'https://uppbeat.io/',
  },
  {
    name: 'TubeBuddy',
    price: '$0/month',
    description: 'Browser add-on that helps with keywords, tests and routine work on a YouTube channel.',
    features: [
      'Score keywords for your own channel',
      'Test two thumbnails or titles against each other',
      'Change cards and descriptions of many videos',
      'See the tags of any video',
      'Check a video before publishing',
    ],
    ...badge('Free plan', 'blue'),
    link: 'https://www.tubebuddy.com/',
  },
  {
    name: 'Suno',
    price: '$0/month',
    description: 'Generates whole songs, with singing, from a description or your own lyrics.',
    features: [
      'Make a song from a short description',
      'Use your own lyrics',
      'Extend or rework a song',
      'Split a song into stems',
      'Own what you make on paid plans',
    ],
    ...badge('Free plan', 'blue'),
    link: 'https://suno.com/',
  },
];
