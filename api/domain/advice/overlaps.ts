import type { Rates } from '../../../common/billing/conversion.ts';
import { lazily } from '../../../common/lazily.ts';
import { catalogue } from '../../finder/catalogue/catalogue.ts';
import { money, type Advice } from './advice.ts';
import { cheapestFirst } from './cheapest.ts';
import { rightlySeveral } from './contents.ts';
import { areForOthers } from './sharing.ts';
import type { Subject } from './subjects.ts';

const needNames = lazily(() => new Map(catalogue.needs.map(({ id, name }) => [id, name])));

export const needName = (id: string): string => needNames().get(id) ?? id;

/** Different services that are best known for the same. */
export function overlaps(subjects: readonly Subject[], rates: Rates): Advice[] {
  const known = subjects.filter(({ service }) => service && !rightlySeveral.has(service.need));
  return [...Map.groupBy(known, ({ service }) => service!.need)].flatMap(([need, group]): Advice[] => {
    const tools = new Map(group.map(({ service }) => [service!.tool.id, service!.tool.name]));
    if (tools.size < 2 || areForOthers(group)) return [];
    const cheapest = cheapestFirst(
      group.filter(({ year }) => year.over > 0n),
      rates,
    )?.[0];
    if (!cheapest) return [];
    const { name, year, currency } = cheapest;
    return [
      {
        kind: 'overlap',
        subjects: group,
        ended: [cheapest],
        target: need,
        saving: year,
        currency,
        title: { id: 'advice.overlap', values: { names: { names: [...tools.values()] } } },
        evidence: [
          { id: 'advice.overlap.need', values: { need: needName(need) } },
          { id: 'advice.endCheapest', values: { name, amount: money(year, currency) } },
        ],
        needs: [need],
      },
    ];
  });
}
