import { i18n, type Messages } from '@lingui/core';
import { messages } from './frame/en.ts';

/** The module of a catalogue. */
export interface Catalogue {
  messages: Messages;
}

i18n.loadAndActivate({ locale: 'en', messages });

/** Loads the texts that the server and several screens share. */
export const commonTexts = (): Promise<Catalogue> => import('./common/en.ts');

/** Adds the texts of a part that is loaded later together with its catalogue. */
export const addTexts = (messages: Messages): void => i18n.load('en', messages);
