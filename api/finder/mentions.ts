import type { Intent } from './intent.ts';
import { isStopWord, readWords, type Word } from './text.ts';
import type { Tool } from './tool.ts';

/** A tool that the text names. */
export interface Mention {
  tool: Tool;
  intent: Intent;
  /** Said to be liked or asked for, not only named. */
  isWish: boolean;
}

interface Name {
  words: readonly string[];
  tool: Tool;
}

const likings = new Set(['like', 'love', 'prefer', 'use', 'using', 'want', 'try', 'with', 'in', 'keep', 'and', 'or']);
const wishes = new Set(['like', 'love', 'prefer', 'use', 'using', 'want', 'try', 'keep', 'with']);

/** Finds the catalogue's tools by their names. */
export class ToolNames {
  /** Names by their first word, longest first. */
  readonly #names = new Map<string, Name[]>();
  readonly #vendors = new Map<string, Tool[]>();
  readonly #ordinary: ReadonlySet<string>;

  /** @param ordinary lower-case words that mean something else than a tool: 'calm', 'later', 'notes' */
  constructor(tools: readonly Tool[], ordinary: ReadonlySet<string>) {
    this.#ordinary = ordinary;
    for (const tool of tools) {
      this.#add(tool.name, tool);
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
    const words = readWords(text).map((word) => word.plain);
    const first = words[0];
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
      const name = this.#names
        .get(words[i]!.plain)
        ?.find(({ words: parts }) => parts.every((part, offset) => words[i + offset]?.plain === part));
      if (name && this.#isMeant(name, words, i)) {
        mentions.push({ tool: name.tool, intent, isWish: isWish(words, i) });
        i += name.words.length - 1;
      } else if (intent === 'unwanted') {
        // 'Nothing by Google' refuses all that they make.
        const vendor = words[i]!.isCapital ? this.#vendors.get(words[i]!.plain) : undefined;
        for (const tool of vendor ?? []) mentions.push({ tool, intent, isWish: false });
      }
    }
    return mentions;
  }

  /** Whether the words are the tool's name here and not just words: 'Calm' is an app, 'calm' is a wish. */
  #isMeant(name: Name, words: readonly Word[], from: number): boolean {
    const typed = words.slice(from, from + name.words.length);
    const isOrdinary = typed.every((word) => this.#isOrdinary(word.plain));
    const isFirst = words[from - 1]?.sentence !== typed[0]!.sentence;
    const hasCapital = typed.some((word) => word.isCapital);
    if (isOrdinary) {
      const inLowerCase = words.some(
        (word) => word.sentence === typed[0]!.sentence && !word.isCapital && !isStopWord(word.plain),
      );
      return hasCapital && (!isFirst || typed.length > 1) && inLowerCase;
    }
    // 'github' can be nothing else; 'notion' can.
    const isCoined = /[\p{Ll}\p{N}.]\p{Lu}|\p{N}|\./u.test(name.tool.name);
    return hasCapital || isCoined || typed.length > 1 || likings.has(words[from - 1]?.plain ?? '');
  }
}

/** 'I like Notion', 'with Notion and Slack'; not 'an essay on Notion'. */
function isWish(words: readonly Word[], from: number): boolean {
  return words
    .slice(Math.max(0, from - 4), from)
    .some((word) => word.sentence === words[from]!.sentence && wishes.has(word.plain));
}
