import { messages } from '../texts/reminderRules/en.ts';
import { addTexts } from '../texts/texts.ts';

// These texts come with the screens that edit rules.
addTexts(messages);
