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
    reason: 'Meets graphic design; Pro costs $15.00 a month and it works well with CapCut and TubeBuddy.',
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
    ...badge('Works well together', 'purple'),
    link: 'https://www.capcut.com/',
    reason: 'Meets video editing; its free plan costs nothing and it works well with Canva and TubeBuddy.',
    plan: 'Free',
    seats: 1,
    pricesAsOf: '2025-06-01',
  },
  {
    name: 'TubeBuddy',
    price: '$4.50/month',
    description: 'Browser add-on that helps with keywords, tests and routine work on a YouTube channel.',
    features: ['Score keywords for your own channel', 'See the tags of any video', 'Check a video before publishing'],
    ...badge('Works well together', 'purple'),
    link: 'https://www.tubebuddy.com/',
    reason: 'Meets channel analytics; Pro costs $4.50 a month and it works well with Canva and CapCut.',
    plan: 'Pro',
    seats: 1,
    pricesAsOf: '2023-10-01',
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
    ...badge('Recommended', 'gray'),
    link: 'https://www.epidemicsound.com/',
    reason: 'Meets licensed music; Creator costs $17.99 a month and it works well with Canva and CapCut.',
    plan: 'Creator',
    seats: 1,
    pricesAsOf: '2025-02-01',
  },
  {
    name: 'vidIQ',
    price: '$0/month',
    description: 'Shows YouTube creators what people search for and how their channel and rivals do.',
    features: [
      'Research YouTube keywords with search volume',
      'Get video ideas each day',
      'Compare your channel with others',
      'Suggest titles, descriptions and tags',
    ],
    ...badge('Works well together', 'purple'),
    link: 'https://vidiq.com/',
    reason:
      'A second choice for channel analytics; its free plan costs nothing and it works well with Canva and CapCut.',
    plan: 'Free',
    seats: 1,
    pricesAsOf: '2024-09-01',
  },
];

/** What it says that it understood of the example. */
export const understoodExample = [
  {
    need: 'channel-analytics',
    name: 'Channel analytics',
    says: 'A YouTube channel about cooking: edit videos, thumbnails, background music',
  },
  { need: 'video-editing', name: 'Video editing', says: 'edit videos' },
  { need: 'graphic-design', name: 'Graphic design', says: 'thumbnails' },
  { need: 'music-licensing', name: 'Licensed music', says: 'background music' },
];
