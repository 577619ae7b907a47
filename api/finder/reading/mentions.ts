import { alternatives } from './intentWords.ts';
import type { Intent } from './intent.ts';
import { isStopWord, readWords, type Word } from './text.ts';
import type { Tool } from '../catalogue/tool.ts';

/** A tool that the text names. */
export interface Mention {
  tool: Tool;
  intent: Intent;
  /** Said to be liked or asked for, not only named. */
  isWish: boolean;
  /** Where its name stands; nowhere when only its maker is named. */
  at: readonly number[];
}

interface Name {
  words: readonly Word[];
  tool: Tool;
}

// Names that people also write as ordinary words. Any other name of one word is the tool's, with a capital or without.
const ambiguous = new Set(
  `affinity alfred amplitude ancestry arca audible bark base block booth box bracket brave breeze brilliant bruno
  bubble buffer bumble calibre calm circle circuit clerk clip clover clue coda comet confluence consensus copilot craft
  cred crisp cursor dabble deputy discourse doodle dub eight element elevate elicit empower everand finch fleet float flow
  forest framer freedom gamma gemini ghost give glide going gramps harvest headspace headway hero hex hinge homebase
  hunter ideogram indeed insomnia instantly intercom jaws join jointly joy keep kit later lattice ledger line linear
  lively loom lovable luma make matrix maze mealime medium meetup mercury mermaid messenger metricool neon note
  notion obsidian octave octopus osmosis otter outline outlook outside paddle pairs paramount peacock peak peloton plausible
  podium point polar postman postmark prime prism prolific prometheus proton railway ramp reaper remind render resend reserva ring
  riot riverside rover sanity schoolhouse sentry sesame seven signal sketch slack sonar spark spice splice square
  steam stores stride stripe superhuman swayam tally teal things tidal tile toast trains umami unity vix wave whimsical whisper
  wise workable yr zoom`.split(/\s+/),
);

/** Words that stand beside names and say nothing themselves. */
const besideNames = new Set(['also', 'plus', 'please', 'both', 'maybe', 'thanks', 'or']);

const likings = new Set(['like', 'love', 'prefer', 'use', 'using', 'want', 'try', 'with', 'in', 'keep']);
const wishes = new Set(['like', 'love', 'prefer', 'use', 'using', 'want', 'try', 'keep', 'with']);

/** Finds the catalogue's tools by their names. */
export class ToolNames {
  /** Names by their first word, longest first. */
  readonly #names = new Map<string, Name[]>();
  readonly #vendors = new Map<string, Tool[]>();
  readonly #ordinary: ReadonlySet<string>;

  /** @param ordinary lower-case words that mean something else than a tool: 'calm', 'later', 'notes' */
  constructor(tools: readonly Tool[], ordinary: ReadonlySet<string>) {
    // A theme may say 'netflix' in lower case: that makes no ordinary word of it.
    const names = new Set(tools.flatMap(({ name, vendor }) => [name.toLowerCase(), vendor.toLowerCase()]));
    this.#ordinary = new Set([...ordinary].filter((word) => !names.has(word) || ambiguous.has(word)));
    for (const tool of tools) {
      for (const name of [tool.name, ...(tool.alsoCalled ?? [])]) this.#add(name, tool);
      // 'Adobe Lightroom' is called 'Lightroom', but nobody calls Google Docs 'Docs' and means nothing else.
      if (tool.name.startsWith(`${tool.vendor} `)) {
        const short = tool.name.slice(tool.vendor.length + 1);
        if (!readWords(short).every((word) => this.#isOrdinary(word.plain))) this.#add(short, tool);
      }
      const vendor = readWords(tool.vendor);
      if (vendor.length === 1) {
        const key = vendor[0]!.plain;
        this.#vendors.set(key, [...(this.#vendors.get(key) ?? []), tool]);
      }
    }
    for (const names of this.#names.values()) names.sort((a, b) => b.words.length - a.words.length);
  }

  #add(text: string, tool: Tool): void {
    const words = readWords(text);
    const first = words[0]?.plain;
    if (first === undefined) return;
    const names = this.#names.get(first);
    if (names) names.push({ words, tool });
    else this.#names.set(first, [{ words, tool }]);
  }

  #isOrdinary(plain: string): boolean {
    return isStopWord(plain) || /^\p{N}+$/u.test(plain) || this.#ordinary.has(plain);
  }

  /** The tools named in a text. */
  find(words: readonly Word[], intents: readonly Intent[]): Mention[] {
    const mentions: Mention[] = [];
    for (let i = 0; i < words.length; i++) {
      const intent = intents[i]!;
      const word = words[i]!;
      const name = this.#names
        .get(word.plain)
        ?.find(({ words: parts }) => parts.every((part, offset) => isPartOf(part, words[i + offset], word)));
      if (name && this.#isMeant(name, words, i, mentions.at(-1)?.at.at(-1))) {
        const at = [...name.words.keys()].map((offset) => i + offset);
        mentions.push({ tool: name.tool, intent, isWish: isWish(words, i), at });
        i += name.words.length - 1;
      } else if (intent === 'unwanted' && (word.isCapital || !this.#isOrdinary(word.plain))) {
        // 'Nothing by Google' refuses all that they make.
        for (const tool of this.#vendors.get(word.plain) ?? []) mentions.push({ tool, intent, isWish: false, at: [] });
      }
    }
    return withLists(mentions, words);
  }

  /** Whether the words are the tool's name here and not just words: 'Calm' is an app, 'calm' is a wish. */
  #isMeant(name: Name, words: readonly Word[], from: number, lastNamed: number | undefined): boolean {
    const typed = words.slice(from, from + name.words.length);
    const isCoined = /\p{Ll}\p{Lu}|\p{N}|\./u.test(name.tool.name);
    const isOrdinary = !isCoined && typed.every((word) => this.#isOrdinary(word.plain));
    const isFirst = words[from - 1]?.sentence !== typed[0]!.sentence;
    const hasCapital = typed.some((word) => word.isCapital);
    if (isOrdinary) {
      const inLowerCase = words.some(
        (word) => word.sentence === typed[0]!.sentence && !word.isCapital && !isStopWord(word.plain),
      );
      return hasCapital && (!isFirst || typed.length > 1) && inLowerCase;
    }
    if (hasCapital || typed.length > 1 || !ambiguous.has(typed[0]!.plain)) return true;
    if (alternatives.has(words[from + typed.length]?.plain ?? '')) return true;
    const before = words[from - 1]?.plain ?? '';
    return likings.has(before) || (isAnd(before) && lastNamed === from - 2);
  }
}

const isAnd = (word: string) => word === 'and' || word === 'or';

/** Whether a word of a text is that part of a name; names do not go on in the next sentence. */
function isPartOf(part: Word, word: Word | undefined, first: Word): boolean {
  return word !== undefined && word.plain === part.plain && word.sentence - first.sentence === part.sentence;
}

/** A sentence of nothing but names asks for them: 'Netflix, Spotify and Audible'. */
function withLists(mentions: Mention[], words: readonly Word[]): Mention[] {
  if (mentions.length === 0) return mentions;
  const named = new Set(mentions.flatMap(({ at }) => at));
  const telling = new Set(
    words
      .filter(({ plain }, index) => !named.has(index) && !isStopWord(plain) && !besideNames.has(plain))
      .map(({ sentence }) => sentence),
  );
  return mentions.map((mention) =>
    mention.at.every((index) => !telling.has(words[index]!.sentence)) ? { ...mention, isWish: true } : mention,
  );
}

/** 'I like Notion', 'with Notion and Slack'; not 'an essay on Notion'. */
function isWish(words: readonly Word[], from: number): boolean {
  return words
    .slice(Math.max(0, from - 4), from)
    .some((word) => word.sentence === words[from]!.sentence && wishes.has(word.plain));
}
