import { messages } from '../texts/secondFactor/en.ts';
import { addTexts } from '../texts/texts.ts';

// These texts come with the parts that are loaded late.
addTexts(messages);
