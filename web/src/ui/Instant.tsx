import { lazily } from '../../../common/lazily.ts';
import { locale } from '../../../common/locale.ts';

const words = {
  day: lazily(() => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' })),
  minute: lazily(() => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' })),
};

/** When something happened, in words and where the reader is. `at` is an instant as ISO 8601 writes it. */
export function Instant({ at, to = 'day' }: { at: string; to?: keyof typeof words }) {
  return <time dateTime={at}>{words[to]().format(new Date(at))}</time>;
}
