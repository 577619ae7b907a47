import { setupI18n } from '@lingui/core';
import type { Values } from '../common/said.ts';
import { messages } from './texts/en.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: messages } });

/** The text with this id in English, with its values filled in, as the API and the mails use it. */
export const say = (id: string, values: Values = {}): string => i18n._(id, { ...values });
