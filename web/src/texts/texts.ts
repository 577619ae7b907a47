import { i18n, type Messages } from '@lingui/core';
import { messages } from './frame/en.ts';

i18n.loadAndActivate({ locale: 'en', messages });

const catalogues = import.meta.glob<{ messages: Messages }>(['./*/en.ts', '!./frame/en.ts']);

/** Brings the texts of a screen and what screens share; those of the frame are there from the start. */
export async function loadTexts(screen: string): Promise<void> {
  const names = [screen, 'common'].map((name) => `./${name}/en.ts`).filter((file) => file in catalogues);
  const loaded = await Promise.all(names.map((file) => catalogues[file]!()));
  for (const { messages } of loaded) i18n.load('en', messages);
}
