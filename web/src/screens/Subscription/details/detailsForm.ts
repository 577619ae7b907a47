import * as z from 'zod/mini';
import { periodUnits } from '../../../../../common/billing/notice.ts';
import { subscriptionForm } from '../../../../../common/forms/subscriptionForms.ts';
import { agreedPeriods } from '../../../../../common/forms/timelineFields.ts';
import { typedPriceIn } from '../../../subscriptions/typedPrice.ts';

/** A typed number; null when nothing was typed. */
const typed = <Rule extends z.ZodMiniType<number | null | undefined, number | null | undefined>>(rule: Rule) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text): number | null | undefined => (text.trim() === '' ? null : Number(text))),
    ),
    rule,
  );

const { shape } = subscriptionForm;
const unit = z.enum(periodUnits);

const fields = {
  /** As chosenLabels.ts holds them. */
  labelIds: z.string(),
  name: shape.name,
  category: shape.category,
  description: shape.description,
  websiteUrl: shape.websiteUrl,
  cancelUrl: shape.cancelUrl,
  startsOn: shape.startsOn,
  autoRenews: shape.autoRenews,
  trialEndsOn: shape.trialEndsOn,
  endsOn: shape.endsOn,
  termCount: typed(agreedPeriods.termCount),
  termUnit: unit,
  rollCount: typed(agreedPeriods.rollCount),
  rollUnit: unit,
  noticeCount: typed(agreedPeriods.noticeCount),
  noticeUnit: unit,
};

/**
 * The rules of the fields.
 *
 * @param own the currency of a price that names none
 */
export const detailsFormIn = (own: string) => z.object({ ...fields, price: typedPriceIn(own) });

/** The fields that a draft keeps. */
export const detailsFields = ['price', ...(Object.keys(fields) as (keyof typeof fields)[])] as const;

/** The typed values, valid or not. */
export type DetailsDraft = z.input<ReturnType<typeof detailsFormIn>>;

/** The valid values. */
export type Details = z.output<ReturnType<typeof detailsFormIn>>;
