import { stemmer } from 'stemmer';

/** One word of a text. */
export interface Word {
  /** As typed, in lower case; Latin letters without accents. */
  plain: string;
  /** What it has in common with its other forms: `edit` for `editing`. */
  stem: string;
  /** Typed with a capital first letter. */
  isCapital: boolean;
  /** Number of the sentence it stands in, from 0. */
  sentence: number;
  /** Number of the clause it stands in, counted through the whole text; a comma ends one. */
  clause: number;
}

/** Nobody reads further; it bounds the work that a long text can cause. */
export const maxTextLength = 4_000;

const maxWordLength = 30;

// What people want less of, or to be rid of.
const pastimes =
  '(?:my |our |the )?(?:social media|facebook|instagram|tik ?tok|twitter|youtube|reddit|snapchat|netflix|tv|phone|gaming|video games|scrolling)';

// Expressions whose words would mislead one by one, and other spellings of one word.
const rewrites: [RegExp, string][] = [
  [/\bof course\b/gi, ' '],
  [
    new RegExp(
      String.raw`\b(?:quit|quitting|stop|stopping|deleted?|deleting|limit|reduce|cut down on|get off|stay off|addicted to|break from|(?:spend(?:ing)? )?less(?: time)?(?: on)?) (?:using |watching )?(${pastimes}(?:(?:,| and| or) ${pastimes})*)\b`,
      'gi',
    ),
    ' less screen time, no $1, ',
  ],
  [/\b(?:without|no|not) (?:any )?(?:coding|code|programming)\b/gi, 'nocode'],
  [/\bno-code\b/gi, 'nocode'],
  // Neither is the writing of programs, nor about a house.
  [/\b(qr|bar|promo|discount|coupon|dress|zip|postal)[- ](?=codes?\b)/gi, '$1'],
  [/\b(?:at|from) home\b/gi, 'athome'],
  [
    /\b(?:without|no|avoiding|avoid) (?:any )?copyright(?: (?:trouble|problem|issue|claim|strike)s?)?\b/gi,
    'copyright-free',
  ],
  [/\b(?:teach|teaching|taught) (?:my|your|our|them|him|her)sel(?:f|ves)\b/gi, 'learn'],
  [/\bself[- ]taught\b/gi, 'learn'],
  [/\bto[- ]do (?=lists?\b|apps?\b)/gi, 'todo '],
  [/(?<![\p{L}\p{N}])(e|co|t|wi|re|to|k|sci)-(?=\p{L})/giu, '$1'],
  // What French puts before a vowel: 'l’héberger', 'j’ai', 'd’orthographe'.
  [/(?<![\p{L}\p{N}])(?:l|d|j|n|s|m|t|c|qu)['’](?=\p{L}{3}|\p{L}{2}\b)/giu, ' '],
  [/ß/g, 'ss'],
  [/\b(back|follow|log|meet|mock|set|sign|stand|start)(?:ing|ed|s)?[- ](?=(?:up|in)s?\b)/gi, '$1'],
];

// Words whose stem belongs to another meaning: hosting a site is not hosting a party, a customer is not custom-made.
const keptWhole = new Map(
  `accountability accounting anime budgeting business cleaning communication cycling dating doctoral documentation
  documenting expensive fasting filming gaming hosting ide important journalism logging mailing marketing mastering
  messaging mixing news organic parenting productivity retirement shopping ticketing trading university`
    .split(/\s+/)
    .map((word) => [word, word]),
);
for (const word of [
  'accountant',
  'applicant',
  'booking',
  'customer',
  'designer',
  'exception',
  'manager',
  'organization',
  'planet',
  'reference',
]) {
  keptWhole.set(word, word).set(`${word}s`, word);
}

const stems = new Map<string, string>();

/** The stem of a lower-case word, British and American spellings alike. */
export function stemOf(plain: string): string {
  const known = stems.get(plain);
  if (known !== undefined) return known;
  const american = plain
    .replace(/^practis/, 'practic')
    .replace(/^quizz/, 'quiz')
    .replace(/^(.{3,})is(e[sdr]?|ers?|ing|ations?)$/, '$1iz$2')
    .replace(/^(.{3,})our(s|ed|ing|ite)?$/, '$1or$2')
    .replace(/^(.+)mme(s?)$/, '$1m$2')
    .replace(/^licence/, 'license');
  const stem = keptWhole.get(american) ?? stemmer(american);
  // The words people use are few; the bound is against texts made to fill the memory.
  if (stems.size < 20_000) stems.set(plain, stem);
  return stem;
}

// Chinese puts no spaces between words: each of its characters counts as one.
const lexemes =
  /\p{sc=Han}|[[\p{L}\p{M}\p{N}]--\p{sc=Han}]+(?:['’]\p{L}+)*(?:\.(?:com|js|io|ai|dev|do|app)\b|\+\+|#)?|[.!?;\n…\|•。।]+|[,、:\(\)\[\]\{\}"“”–—\/]|-(?=\s)/gv;

/** The words of a text, in order; only the beginning of a very long one. */
export function readWords(text: string): Word[] {
  let clean = text
    .slice(0, maxTextLength)
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/(\p{sc=Latin})\p{M}+/gu, '$1')
    .normalize('NFC');
  clean = clean.slice(0, maxTextLength);
  for (const [from, to] of rewrites) clean = clean.replace(from, to);

  const words: Word[] = [];
  let sentence = 0;
  let clause = 0;
  for (const [lexeme] of clean.matchAll(lexemes)) {
    if (/^[\p{L}\p{N}]/u.test(lexeme)) {
      const plain = lexeme
        .toLowerCase()
        .replace(/['’](?:s|d|m|ll|re|ve)$/, '')
        .replace(/['’]/g, '')
        .slice(0, maxWordLength);
      words.push({ plain, stem: stemOf(plain), isCapital: /^\p{Lu}/u.test(lexeme), sentence, clause });
    } else {
      clause++;
      if (/^[.!?;\n…|•。।]/.test(lexeme)) sentence++;
    }
  }
  return words;
}

// Only words that can stand between the words of a phrase without changing it: 'edit my videos', 'chat with the team'.
const stopWords = new Set(
  `a an and any as at be been being by for from her his i im in into is are it its ive me my of on or our really some
  so that the their them these they this those through to us very via was we were weve which while who with you your`
    .split(/\s+/)
    .filter((word) => word.length > 0),
);

/** Whether a word may be passed over when phrases are matched. */
export function isStopWord(plain: string): boolean {
  return stopWords.has(plain);
}
