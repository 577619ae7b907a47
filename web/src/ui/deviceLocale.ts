import { localeTag } from '../../../common/locale.ts';

/** The BCP 47 tag of this browser's language and region, such as de-AT; undefined when it is set to anything else. */
export const deviceLocale = (): string | undefined => localeTag(navigator.language);
