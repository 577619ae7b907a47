import { largestAmountCents } from '../../../../common/billing/cycle.ts';

/** What would be different, by the ids of subscriptions. */
export interface Assumptions {
  without: ReadonlySet<string>;
  /** What a payment would cost, in hundredths of the subscription's currency. */
  prices: ReadonlyMap<string, number>;
}

/** What the forecast shows. */
export interface View {
  /** The assumptions as they are in the address. */
  assumed: string;
}

// An address has the numbers in the ids, which are shorter: ?without=12.15&price=17-1299
const idOf = (number: string) => btoa(`TrackedSubscription:${number}`);
const numberOf = (id: string) => atob(id).replace(/^\D+/, '');
const number = /^[1-9]\d{0,8}$/;

/** Reads a view from an address; what cannot be read is left out. */
export function readView(address: URLSearchParams): View {
  const partsOf = (name: string) => (address.get(name) ?? '').split('.');
  const prices = partsOf('price')
    .map((part) => part.split('-') as [string, string?])
    .filter(([own, cents = '']) => number.test(own) && /^\d{1,10}$/.test(cents) && Number(cents) <= largestAmountCents);
  return viewOf({
    without: new Set(
      partsOf('without')
        .filter((part) => number.test(part))
        .map(idOf),
    ),
    prices: new Map(prices.map(([own, cents]) => [idOf(own), Number(cents)])),
  });
}

/** The view with some assumptions. */
export function viewOf({ without, prices }: Assumptions): View {
  const leftOut = Array.from(without, numberOf).join('.');
  const changed = Array.from(prices, ([id, cents]) => `${numberOf(id)}-${cents}`).join('.');
  const address = new URLSearchParams({ ...(leftOut && { without: leftOut }), ...(changed && { price: changed }) });
  return { assumed: address.toString() };
}

/** The assumptions of a view. */
export function assumptionsOf({ assumed }: View): Assumptions {
  const address = new URLSearchParams(assumed);
  const partsOf = (name: string) => address.get(name)?.split('.') ?? [];
  return {
    without: new Set(partsOf('without').map(idOf)),
    prices: new Map(
      partsOf('price').map((part) => {
        const [own, cents] = part.split('-') as [string, string];
        return [idOf(own), Number(cents)];
      }),
    ),
  };
}

export const addressOf = ({ assumed }: View) => assumed;

/** The query's variables for a view. */
export function variablesOf(view: View) {
  const { without, prices } = assumptionsOf(view);
  return { without: [...without], changes: Array.from(prices, ([id, amountCents]) => ({ id, amountCents })) };
}
