import {
  alternatives,
  being,
  complaints,
  dislikes,
  doing,
  done,
  dropped,
  excesses,
  having,
  inPlace,
  leaving,
  negations,
  ours,
  ownThings,
  products,
  refusedVerbs,
  subjectEnds,
  topical,
  turns,
  wishes,
  works,
} from './intentWords.ts';
import type { Word } from './text.ts';
import { endOfRefused, isAllBut, refuses } from './refusals.ts';

/**
 * What the writer thinks of what a word names: `unwanted` ('no video'), `owned` ('we already have a VPN'),
 * `inUse` ('we use Slack': true of a tool, too weak for a need), `replaced` ('an alternative to Photoshop'), `subject`
 * (what a work or product is about: a blog about gardening needs no garden planner).
 */
export type Intent = 'wanted' | 'unwanted' | 'owned' | 'inUse' | 'replaced' | 'subject';

/**
 * The writer's intent at each word of a text.
 *
 * @param isNeed whether two words together name a need
 */
export function readIntents(words: readonly Word[], isNeed: (pair: readonly Word[]) => boolean): Intent[] {
  const intents: Intent[] = [];
  let intent: Intent = 'wanted';
  /** The last clause of what is being refused. */
  let refusedTo = -1;

  for (const [i, word] of words.entries()) {
    const before = words[i - 1];
    const beforeThat = before?.sentence === word.sentence ? words[i - 2] : undefined;
    const next = (offset: number) =>
      words[i + offset]?.clause === word.clause ? (words[i + offset]?.plain ?? '') : '';

    if (before?.sentence !== word.sentence) intent = 'wanted';
    else if (intent === 'subject' && subjectEnds.has(word.plain)) intent = 'wanted';
    // What is there goes on after a comma ('we already use Slack, Zoom and Trello'), a refusal only when it is a list.
    else if (before.clause !== word.clause && intent !== 'owned' && intent !== 'inUse') {
      if (intent !== 'unwanted' || word.clause > refusedTo) intent = 'wanted';
    }

    const isI = before?.plain === 'i' || before?.plain === 'we' || before?.plain === 'currently';
    if (turns.has(word.plain) && next(1) !== 'of' && !isAllBut(word.plain, before?.plain)) intent = 'wanted';
    else if (negations.has(word.plain) && refusedVerbs.has(next(1)) && dropped.has(next(2)) && isThere(intent)) {
      // 'I already use Duolingo and don't want it anymore': another one is wanted.
      for (let back = i - 1; words[back]?.sentence === word.sentence; back--) {
        if (isThere(intents[back]!)) intents[back] = 'replaced';
      }
      intent = 'unwanted';
    } else if (refuses(words, i, next, isNeed)) {
      // Who dislikes what they have wants another.
      intent = dislikes.has(next(1)) && (next(2) === 'my' || next(2) === 'our') ? 'replaced' : 'unwanted';
      refusedTo = endOfRefused(words, i);
    } else if (leaves(word.plain, next)) intent = 'replaced';
    else if (alternatives.has(next(1)) && next(2) !== 'to' && intent === 'wanted') {
      // 'A Slack alternative': the word before is what is to be replaced.
      intents.push('replaced');
      continue;
    } else if (complains(word.plain, next, before?.plain)) {
      // 'Spotify is too expensive': what stands before it in the clause is to be replaced.
      for (let back = i - 1; words[back]?.clause === word.clause && intents[back] !== 'unwanted'; back--) {
        intents[back] = 'replaced';
      }
    } else if (word.plain === 'already') {
      if (having.has(next(1))) intent = 'owned';
      else if (
        having.has(before?.plain ?? '') ||
        having.has(beforeThat?.plain ?? '') ||
        intent === 'inUse' ||
        inPlace.has(next(1))
      ) {
        // 'We have Slack already', 'Slack is already there': so is what stands before it, as far as the list goes back.
        const isListed = (back: number) => words[back]!.sentence === word.sentence && isThere(intents[back]!);
        for (let back = i - 1; back >= 0 && (words[back]!.clause === word.clause || isListed(back)); back--) {
          intents[back] = 'owned';
        }
        intent = 'owned';
      }
    } else if ((word.plain === 'pay' || word.plain === 'paying') && next(1) === 'for' && intent === 'wanted') {
      if (isI || before?.plain === 'im' || before?.plain === 'were' || before?.plain === 'am') intent = 'owned';
    } else if (intent === 'wanted' && isInUse(words, i, next)) intent = 'inUse';
    else if (wishes.has(word.plain) && intent !== 'unwanted') intent = 'wanted';
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

/** 'Spotify is too expensive', 'Duolingo bores me'; not 'nothing too expensive'. */
function complains(word: string, next: (offset: number) => string, before: string | undefined): boolean {
  if (before === 'not' || before === 'nothing' || before === 'too' || before === 'isnt') return false;
  return complaints.has(word) || (word === 'too' && (excesses.has(next(1)) || complaints.has(next(1))));
}

/** 'I use', 'we've got', 'currently using', 'my company has', 'I sell candles on', 'my videos are hosted on'. */
function isInUse(words: readonly Word[], i: number, next: (offset: number) => string): boolean {
  const word = words[i]!.plain;
  const before = next(-1);
  const isI = before === 'i' || before === 'we';
  if (word === 'use' || word === 'have' || word === 'own') return isI || before === 'currently';
  if (word === 'got') return isI && next(1) !== 'to';
  const clause = (from: number) =>
    words.slice(Math.max(0, i + from), i).filter(({ clause }) => clause === words[i]!.clause);
  if (word === 'using') {
    const isNow = [1, 2, 3, 4, 5, 6].some((offset) => next(offset) === 'now' || next(offset) === 'currently');
    return isI || before === 'currently' || before === 'am' || before === 'are' || (before === '' && isNow);
  }
  if (word === 'has') return clause(-3).some(({ plain }) => ours.has(plain));
  if (word !== 'on' && word !== 'with' && word !== 'in') return false;
  const does = clause(-5);
  return does.some(({ plain }, at) => {
    const who = does[at - 1]?.plain;
    return (
      who !== undefined && ((doing.has(plain) && (who === 'i' || who === 'we')) || (done.has(plain) && being.has(who)))
    );
  });
}

const isThere = (intent: Intent) => intent === 'owned' || intent === 'inUse';

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
