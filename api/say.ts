import { setupI18n } from '@lingui/core';
import type { Values } from '../common/said.ts';
import { messages } from './texts/en.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: messages } });

/** A text of the catalogue in words, as the API and the mails say it. */
export const say = (id: string, values: Values = {}): string => i18n._(id, { ...values });
