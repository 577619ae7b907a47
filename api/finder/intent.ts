import { stemOf, type Word } from './text.ts';

/**
 * What the writer thinks of what a word names: `unwanted` ('no video'), `owned` ('we already have a VPN'),
 * `inUse` ('we use Slack': true of a tool, too weak for a need), `replaced` ('an alternative to Photoshop'), `subject`
 * (what a work or product is about: a blog about gardening needs no garden planner).
 */
export type Intent = 'wanted' | 'unwanted' | 'owned' | 'inUse' | 'replaced' | 'subject';

const set = (words: string) => new Set(words.split(/\s+/));

const turns = set('but however though although instead rather');
const wishes = set('need needs want wants would looking look require requires searching missing wish hope prefer help');
const refusals = set('no without avoid avoiding minus except excluding exclude hate dislike skip');
const negations = set('dont doesnt wont');
const refusedVerbs = set('need want require like use care include recommend suggest show give');
const having = set('have has use uses using own got pay paying paid subscribe subscribed bought');
const leaving = set('replace replacing leave leaving quit quitting ditch ditching cancel cancelling canceling');

// 'No idea', 'no more than $50', 'without spending much', 'no design skills': a limit or a lack, not a refusal.
const harmlessNext = set(
  `only just sure yet really much many enough very too so good matter more less longer worries problem problems one doubt
  idea clue forget forgetting lose losing miss missing waste wasting spend spending pay paying leave leaving going
  breaking knowing getting having being know able need needing worry worrying afford be have`,
);
const lacks = set('experience skill skills time knowledge background talent training money budget idea clue');

// Nobody asks for these: who wants to avoid stress wants help against it.
const troubles = set(
  `ads anxiety bugs burnout crashes debt distraction distractions downtime errors hackers insomnia loss malware mistakes
  plagiarism procrastinating procrastination scams spam stress typos virus viruses`,
);

// 'Can not sleep', 'have not started': a trouble, not a refusal.
const troubled = set('can could did have has had is are am was were may if or why whether should will would');

const works = set(
  'app article blog book channel course documentary essay film game magazine newsletter novel paper podcast series site ' +
    'talk thesis dissertation video videos vlog webinar website videogame',
);
const topical = new Set(
  ['blog', 'blogger', 'channel', 'magazine', 'newsletter', 'podcast', 'tiktok', 'vlog', 'youtuber', 'zine'].map(stemOf),
);
const products = set(
  'agency app blog book business channel company course game magazine marketplace newsletter platform podcast product saas ' +
    'shop site startup store video videos website',
);
const ownThings = set('my our me us a an the this that it free');
const subjectEnds = set('with where which that so to including using plus i we need want while');

/** The writer's intent at each word of a text. */
export function readIntents(words: readonly Word[]): Intent[] {
  const intents: Intent[] = [];
  let intent: Intent = 'wanted';

  for (const [i, word] of words.entries()) {
    const before = words[i - 1];
    const beforeThat = before?.sentence === word.sentence ? words[i - 2] : undefined;
    const next = (offset: number) =>
      words[i + offset]?.clause === word.clause ? (words[i + offset]?.plain ?? '') : '';

    if (before?.sentence !== word.sentence) intent = 'wanted';
    else if (intent === 'subject' && subjectEnds.has(word.plain)) intent = 'wanted';
    // A list goes on after a comma ('we already use Slack, Zoom and Trello'); a refusal or a farewell does not.
    else if (before.clause !== word.clause && intent !== 'owned' && intent !== 'inUse') intent = 'wanted';

    const isI = before?.plain === 'i' || before?.plain === 'we' || before?.plain === 'currently';
    if (turns.has(word.plain) && next(1) !== 'of') intent = 'wanted';
    else if (refuses(word.plain, next, before?.plain)) intent = 'unwanted';
    else if (leaves(word.plain, next)) intent = 'replaced';
    else if (word.plain === 'already') {
      if (having.has(next(1))) intent = 'owned';
      else if (having.has(before?.plain ?? '') || having.has(beforeThat?.plain ?? '') || intent === 'inUse') {
        // 'We have Slack already': what stands before it in the clause is owned too.
        for (let back = i - 1; back >= 0 && words[back]!.clause === word.clause; back--) intents[back] = 'owned';
        intent = 'owned';
      }
    } else if ((word.plain === 'pay' || word.plain === 'paying') && next(1) === 'for' && intent === 'wanted') {
      if (isI || before?.plain === 'im' || before?.plain === 'were' || before?.plain === 'am') intent = 'owned';
    } else if (isI && (word.plain === 'use' || word.plain === 'have' || word.plain === 'own')) {
      if (intent === 'wanted') intent = 'inUse';
    } else if (wishes.has(word.plain) && intent !== 'unwanted') intent = 'wanted';
    else if (intent === 'replaced' && (word.plain === 'with' || word.plain === 'by')) intent = 'wanted';
    else if (intent === 'wanted' && opensSubject(words, i)) intent = 'subject';
    else if (intent === 'unwanted' && word.plain === 'and' && (next(1) === 'i' || next(1) === 'we')) intent = 'wanted';
    // 'A gaming channel', 'a travel blog': the word before says what it is about.
    if (topical.has(word.stem) && before?.clause === word.clause && intents[i - 1] === 'wanted') {
      intents[i - 1] = 'subject';
    }
    intents.push(intent);
  }
  return intents;
}

function refuses(word: string, next: (offset: number) => string, before: string | undefined): boolean {
  let at = 1;
  if (negations.has(word) || (word === 'not' && (before === 'do' || before === 'does'))) {
    if (!refusedVerbs.has(next(1)) && !refusedVerbs.has(next(2))) return false;
    at = refusedVerbs.has(next(1)) ? 2 : 3;
    if (next(at) === 'to' || next(at) === 'any') at++;
  } else if (word === 'not') {
    if (before !== undefined && troubled.has(before) && next(1) !== 'interested' && next(1) !== 'looking') return false;
  } else if (!refusals.has(word)) return false;
  const later = [next(at), next(at + 1), next(at + 2)];
  return !harmlessNext.has(next(at)) && !later.some((word) => lacks.has(word) || troubles.has(word));
}

function leaves(word: string, next: (offset: number) => string): boolean {
  if (leaving.has(word)) return true;
  if (word === 'alternative' || word === 'alternatives') return next(1) === 'to';
  if (word === 'replacement') return next(1) === 'for';
  if (word === 'instead' || word === 'tired' || word === 'sick') return next(1) === 'of';
  if (word === 'switch' || word === 'switching' || word === 'move' || word === 'moving' || word === 'migrate') {
    return next(1) === 'from' || (next(1) === 'away' && next(2) === 'from');
  }
  return false;
}

/** 'A podcast about history', 'an app for dog owners'; not 'a website for my bakery'. */
function opensSubject(words: readonly Word[], at: number): boolean {
  const word = words[at]!;
  const isAbout = word.plain === 'about';
  if (!isAbout && (word.plain !== 'for' || ownThings.has(words[at + 1]?.plain ?? ''))) return false;
  const nouns = isAbout ? works : products;
  return words.slice(Math.max(0, at - 4), at).some(({ plain, clause }) => clause === word.clause && nouns.has(plain));
}
