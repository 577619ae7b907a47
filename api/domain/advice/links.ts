import { catalogue } from '../../finder/catalogue/catalogue.ts';
import type { AdviceKind, AdviceLinkKind } from '../../../common/values.ts';
import type { TrackedSubscription } from '../../generated/prisma/client.ts';
import type { Advice } from './advice.ts';

/** Where advice is followed. */
export interface AdviceLink {
  kind: AdviceLinkKind;
  /** The subscription, or the other tool. */
  name: string;
  url: string;
}

/** What is followed by changing a plan or a price; everything else ends something. */
const changes: ReadonlySet<AdviceKind> = new Set<AdviceKind>(['yearly-plan', 'cheaper-plan', 'above-list-price']);

/** Where to move to, and where what is paid now is changed or cancelled, as far as anybody has noted that. */
export function linksOf(
  { kind, subjects, ended = subjects, target }: Advice,
  rows: ReadonlyMap<number, Pick<TrackedSubscription, 'cancelUrl' | 'websiteUrl'>>,
): AdviceLink[] {
  const other = kind === 'alternative' ? catalogue.tools.find(({ id }) => id === target) : undefined;
  const links = ended.flatMap(({ id, name, service }): AdviceLink[] => {
    const { cancelUrl, websiteUrl } = rows.get(id)!;
    // The page of a whole tool is not where a part of it is paid.
    const site = websiteUrl ?? (service?.isPart ? null : (service?.tool.link ?? null));
    const isSite = site !== null && (changes.has(kind) || cancelUrl === null);
    if (isSite) return [{ kind: 'site', name, url: site }];
    return cancelUrl === null ? [] : [{ kind: 'cancel', name, url: cancelUrl }];
  });
  return other ? [{ kind: 'other', name: other.name, url: other.link }, ...links] : links;
}
