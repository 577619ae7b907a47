import type { Rates } from '../../../common/billing/conversion.ts';
import { add, zero } from '../../../common/billing/fraction.ts';
import { money, type Advice } from './advice.ts';
import { cheapestFirst } from './cheapest.ts';
import { areForOthers } from './sharing.ts';
import type { Subject } from './subjects.ts';
import { wordsOf } from './words.ts';

/** What people have one of for each site, line, account or person whom they support, by the main need. */
const onePerUse: ReadonlySet<string> = new Set(
  'memberships hosting domain-and-email mobile-data newsletter banking investing home-security game-servers'.split(' '),
);

/** What people may have two of under one name, as far as nobody knows what it is. */
const ambiguous =
  /\b(contract|insurance|domain|phone|mobile|sim|internet|broadband|parking|lease|lines?|loan|rent|donation|patreon|website|hosting|ticket|pass|kids?|lessons?|class(es)?|course|school|box|member(ship)?|club|gym|garage|storage|bank|card|tax|fee|dues|sponsor\w*|server|subscription|app|test|other)\b/i;

/** What the same services have in common; undefined for what may well be there more than once. */
function sameAs({ service, name, price, currency }: Subject): string | undefined {
  if (service)
    return onePerUse.has(service.need) ? undefined : `${service.tool.id} ${service.isPart ? service.need : ''}`;
  if (ambiguous.test(name)) return undefined;
  // What the catalogue does not know is the same only when all that is known of it is.
  return [...wordsOf(name), price.amountCents, price.cycleCount, price.cycleUnit, currency].join(' ');
}

/** The same service more than once. */
export function duplicates(subjects: readonly Subject[], rates: Rates): Advice[] {
  const paid = subjects.filter(({ year }) => year.over > 0n);
  const groups = Map.groupBy(paid, (subject) => sameAs(subject) ?? subject.id);
  return [...groups.values()].flatMap((group): Advice[] => {
    if (group.length < 2 || areForOthers(group)) return [];
    const ordered = cheapestFirst(group, rates);
    if (!ordered) return [];
    // All but the dearest can go; in several currencies, only the cheapest is sure.
    const { currency } = ordered[0]!;
    const isOneCurrency = group.every((each) => each.currency === currency);
    const ended = isOneCurrency ? ordered.slice(0, -1) : ordered.slice(0, 1);
    return [
      {
        kind: 'duplicate',
        subjects: group,
        ended,
        saving: ended.map((each) => each.year).reduce(add, zero),
        currency,
        title: {
          id: 'advice.duplicate',
          values: { name: group[0]!.service?.tool.name ?? group[0]!.name, count: group.length },
        },
        evidence: [
          { id: 'advice.duplicate.entries', values: { names: { names: group.map((each) => each.name) } } },
          ...ended.map(({ name, year }) => ({
            id: 'advice.endCheapest' as const,
            values: { name, amount: money(year, currency) },
          })),
        ],
        needs: [],
      },
    ];
  });
}
