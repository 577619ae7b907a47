import { useLingui } from '@lingui/react/macro';
import type { LabelKind } from '../../../../common/values.ts';

interface KindTexts {
  /** The heading of the section. */
  title: string;
  /** What such labels are for. */
  text: string;
  none: string;
  add: string;
  edit: string;
  remove: string;
  /** What subscriptions have when theirs is deleted, and they get no other. */
  leave: string;
  placeholder: string;
}

/** What the screen says of labels of a kind. */
export function useKindTexts(kind: LabelKind): KindTexts {
  const { t } = useLingui();
  const texts: Record<LabelKind, KindTexts> = {
    category: {
      title: t`Categories`,
      text: t`Your own categories, in place of the built-in ones. A subscription has one.`,
      none: t`You have no categories of your own.`,
      add: t`Add category`,
      edit: t`Edit category`,
      remove: t`Delete category`,
      leave: t`Their built-in category`,
      placeholder: t`Household`,
    },
    tag: {
      title: t`Tags`,
      text: t`What subscriptions have in common, across categories. A subscription has up to 10.`,
      none: t`You have no tags.`,
      add: t`Add tag`,
      edit: t`Edit tag`,
      remove: t`Delete tag`,
      leave: t`No other tag`,
      placeholder: t`Tax deductible`,
    },
    method: {
      title: t`Payment methods`,
      text: t`The cards and accounts that you pay with, and when a card expires.`,
      none: t`You have no payment methods.`,
      add: t`Add payment method`,
      edit: t`Edit payment method`,
      remove: t`Delete payment method`,
      leave: t`No payment method`,
      placeholder: t`Blue credit card`,
    },
    person: {
      title: t`People`,
      text: t`Who a subscription is for, such as somebody in your family or team.`,
      none: t`You have no people here.`,
      add: t`Add person`,
      edit: t`Edit person`,
      remove: t`Delete person`,
      leave: t`Nobody`,
      placeholder: t`Alex`,
    },
  };
  return texts[kind];
}
