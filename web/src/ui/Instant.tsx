import { lazily } from '../../../common/lazily.ts';
import { locale } from '../../../common/locale.ts';

const words = {
  day: lazily(() => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' })),
  minute: lazily(() => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' })),
  second: lazily(() => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'medium' })),
};

/** An instant in words, in the reader's time zone. `at` is ISO 8601. */
export function Instant({ at, to = 'day' }: { at: string; to?: keyof typeof words }) {
  return <time dateTime={at}>{words[to]().format(new Date(at))}</time>;
}
