/** The words that show what a writer thinks of what other words name (intent.ts). */
import { stemOf } from './text.ts';

const set = (words: string) => new Set(words.split(/\s+/));

export const turns = set('but however though although instead rather');
export const wishes = set(
  'need needs want wants would looking look require requires searching missing wish hope prefer help',
);
export const refusals = set('no without avoid avoiding minus except excluding exclude hate dislike skip');
export const negations = set('dont doesnt wont');
export const refusedVerbs = set(
  `need want require like use care include recommend suggest show give watch do sell post play eat drink cook drive read
  follow offer stand`,
);
export const dislikes = set('like stand');
export const isNot = set('isnt arent wasnt werent');
export const having = set('have has use uses using own got pay paying paid subscribe subscribed bought');
export const inPlace = set('there set done covered sorted available');
export const ours = set('my our company employer school university team office');
// Where somebody sells, or where something is kept, is in use.
export const doing = set('sell post publish host stream upload keep store track');
export const done = set('hosted stored kept sold published saved uploaded tracked');
export const being = set('is are');
export const leaving = set(
  `replace replacing leave leaving quit quitting ditch ditching ditched cancel cancelling canceling cancelled canceled
  unsubscribed`,
);
export const complaints = set(
  'expensive overpriced pricey bores annoys sucks disappoints frustrates confuses overwhelms',
);
export const excesses = set(
  'slow complicated complex clunky bloated heavy limited hard confusing boring big basic dear costly',
);

// 'No idea', 'no more than $50', 'without spending much', 'no design skills': a limit or a lack, not a refusal.
export const harmlessNext = set(
  `only just sure yet really much many enough very too so good matter more less longer worries problem problems one doubt
  idea clue forget forgetting lose losing miss missing waste wasting spend spending pay paying leave leaving going
  breaking knowing getting having being know able need needing worry worrying afford be have well properly regularly often
  healthy healthily`,
);
// Unless they begin what is a need itself: 'no time' is a lack, 'no time tracking' a refusal.
export const lacks = set('experience skill skills time knowledge background talent training money budget idea clue');

// Nobody asks for these: who wants to avoid stress wants help against it.
export const troubles = set(
  `ads anxiety bugs burnout charges crashes debt distraction distractions downtime errors fees hackers insomnia loss
  malware mistakes plagiarism procrastinating procrastination scams spam stress surcharges typos virus viruses`,
);

// 'No video, music or chat' refuses all three; after 'no', an 'and' may as well begin what is wanted.
export const lastOfRefused = set('or nor');
export const lastOfDisliked = set('or nor and');
export const longestItem = 3;
export const longestList = 30;
export const beginnings = set(
  'i we im were id please just only something somewhere anything plan edit write make create track keep',
);
export const dropped = set('it them that this those these');

// 'Can not sleep', 'have not started': a trouble, not a refusal.
export const troubled = set('can could did have has had is are am was were may if or why whether should will would');

export const works = set(
  'app article blog book channel course documentary essay film game magazine newsletter novel paper podcast series site ' +
    'talk thesis dissertation video videos vlog webinar website videogame',
);
export const topical = new Set(
  ['blog', 'blogger', 'channel', 'magazine', 'newsletter', 'podcast', 'tiktok', 'vlog', 'youtuber', 'zine'].map(stemOf),
);
export const products = set(
  'agency app blog book business channel company course game magazine marketplace newsletter platform podcast product saas ' +
    'shop site startup store video videos website',
);
export const ownThings = set('my our me us a an the this that it free');
export const subjectEnds = set('with where which that so to including using plus i we need want while');

/** What stands after the name of a tool that another is wanted for. */
export const alternatives = new Set(['alternative', 'alternatives', 'replacement', 'replacements']);
