import { i18n, type Messages } from '@lingui/core';
import { messages } from './frame/en.ts';

i18n.loadAndActivate({ locale: 'en', messages });

const catalogues = import.meta.glob<{ messages: Messages }>(['./*/en.ts', '!./{frame,tips,secondFactor}/en.ts']);

/** Loads catalogues by name; the frame's is there from the start. */
export async function loadTexts(...names: string[]): Promise<void> {
  const loaded = await Promise.all(names.map((name) => catalogues[`./${name}/en.ts`]!()));
  for (const { messages } of loaded) addTexts(messages);
}

/** Adds the texts of a part that is loaded later together with its catalogue. */
export const addTexts = (messages: Messages): void => i18n.load('en', messages);
