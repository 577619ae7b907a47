/**
 * How hard a new password is to guess. Import it late: its lists of common passwords are 400 kB.
 */
import { ZxcvbnFactory, type MatchEstimated } from '@zxcvbn-ts/core';
import { adjacencyGraphs as graphs, dictionary } from '@zxcvbn-ts/language-common';
import { formTexts } from './forms/texts.ts';
import type { Text } from './said.ts';

export interface PasswordStrength {
  /** From 0, which is guessed at once, to 4. */
  score: number;
  /** Why the password is refused; undefined for an acceptable one. */
  refusal: Text | undefined;
}

/**
 * A password that takes fewer guesses is refused. Wrong tries are slowed down to twenty a day from one address, and a stolen
 * digest costs 40 ms for each guess: a million would take half a day.
 */
const fewestGuesses = 1e6;

/** Reading a longer text takes longer, up to half a second; what follows cannot make a password easier to guess. */
const longestRead = 32;

/** Names shorter than this are in many words by chance. */
const shortestName = 3;

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs });

/**
 * @param names what strangers may know of the account, such as its username and email; they are read in parts, too
 */
export function strengthOf(password: string, names: readonly string[]): PasswordStrength {
  const { score, guesses, sequence } = zxcvbn.check(password.slice(0, longestRead), partsOf(names));
  return { score, refusal: refusalOf(guesses, sequence as MatchEstimated[]) };
}

function refusalOf(guesses: number, sequence: readonly MatchEstimated[]): Text | undefined {
  const others = sequence.filter((match) => match['dictionaryName'] !== 'userInputs');
  if (others.length < sequence.length && guessesOf(others) < fewestGuesses) return formTexts.passwordOwnName;
  return guesses < fewestGuesses ? formTexts.passwordGuessable : undefined;
}

const guessesOf = (matches: readonly MatchEstimated[]) =>
  matches.reduce((product, { guesses }) => product * guesses, 1);

function partsOf(names: readonly string[]): string[] {
  const parts = ['Stackling', ...names].flatMap((name) => [name, ...name.split('@'), ...name.split(/[\W\d_]+/)]);
  return [...new Set(parts)].filter(({ length }) => length >= shortestName);
}
