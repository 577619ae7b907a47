// oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- some browsers drop the role of a row that is drawn as a grid
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, memo, useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { yearlyCents } from '../../../../../common/billing/cycle.ts';
import { priceText } from '../../../../../common/billing/priceText.ts';
import { subscriptionPath } from '../../../../../common/paths.ts';
import type { SubscriptionRow_subscription$key } from '../../../__generated__/SubscriptionRow_subscription.graphql.ts';
import { hasDraft } from '../../../drafts/draft.ts';
import { undoButton } from '../../../relay/undoButton.ts';
import { cycleUnitOf } from '../../../subscriptions/cycleUnitOf.ts';
import { ServiceLogo } from '../../../subscriptions/ServiceLogo.tsx';
import { StateBadge } from '../../../subscriptions/StateBadge.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { latePart } from '../../../ui/latePart.tsx';
import { Money } from '../../../ui/Money.tsx';
import { inNeighbour } from '../../../ui/neighbours.ts';
import { RowCheckbox, type Select } from '../../../ui/RowCheckbox.tsx';
import { showFailure } from '../../../ui/showFailure.ts';
import { showToast } from '../../../ui/toast.ts';
import { draftKeyOf } from '../edit/draftKeyOf.ts';
import type { Place } from '../lists.ts';
import type { Column } from './columns.ts';
import { fixedColumns } from './fixedColumns.ts';
import { LabelCell } from './LabelCell.tsx';
import { NextPayment } from './NextPayment.tsx';
import { RowActions } from './RowActions.tsx';
import { useRemoveSubscription } from './useRemoveSubscription.ts';

const EditSubscriptionForm = latePart(
  async () => (await import('../edit/EditSubscriptionForm.tsx')).EditSubscriptionForm,
);

/** Fetches the code of the form that a row becomes while it is edited. */
export const preloadEditForm = (): void => EditSubscriptionForm.preload();

interface SubscriptionRowProps {
  ref: Ref<HTMLTableRowElement>;
  subscription: SubscriptionRow_subscription$key;
  /** Where it is in the table, from 0. */
  index: number;
  columns: readonly Column[];
  place: Place;
  displayCurrency: string;
  isEdited: boolean;
  isSelected: boolean;
  /** Whether a phone shows the checkbox, because something is selected. */
  isSelecting: boolean;
  onSelect: Select;
  onEdit: (id: string | undefined) => void;
  onLost: () => void;
}

/** One subscription in a line, or its form while it is edited. */
export const SubscriptionRow = memo(function SubscriptionRow(props: SubscriptionRowProps) {
  const { t } = useLingui();
  const { ref, index, columns, place, displayCurrency, isEdited, isSelected, isSelecting, onSelect, onEdit, onLost } =
    props;
  const subscription = useFragment(
    graphql`
      fragment SubscriptionRow_subscription on TrackedSubscription
      @throwOnFieldError
      @argumentDefinitions(withLabels: { type: "Boolean", defaultValue: false }) {
        id
        name
        amountCents
        cycleCount
        monthlyCents
        monthlyDisplayCents
        currency
        cycleUnit
        isActive
        state
        startsOn
        nextDueOn
        ...ServiceLogo_subscription
        ...EditSubscriptionForm_subscription
        ...StateBadge_subscription
        ...LabelCell_subscription @arguments(withLabels: $withLabels)
      }
    `,
    props.subscription,
  );
  const { id, name, amountCents, cycleCount, monthlyCents, monthlyDisplayCents, currency, isActive, state } =
    subscription;
  const { remove, restore, isRemoving } = useRemoveSubscription(id, place);
  const link = useRef<HTMLAnchorElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const isClosing = useRef(false);
  const [asksDay, setAsksDay] = useState(false);

  useLayoutEffect(() => {
    if (isEdited || !isClosing.current) return;
    isClosing.current = false;
    editButton.current?.focus();
    // A phone hides it.
    if (document.activeElement !== editButton.current) link.current?.focus();
  }, [isEdited]);

  const handleAsk = () => {
    setAsksDay(true);
    onEdit(id);
  };

  const handleClose = () => {
    isClosing.current = true;
    setAsksDay(false);
    onEdit(undefined);
  };

  const handleRemove = async () => {
    if (isRemoving) return;
    const row = link.current?.closest('tr');
    const neighbour =
      inNeighbour(row, 'nextElementSibling', 'th a') ?? inNeighbour(row, 'previousElementSibling', 'th a');
    if (neighbour) neighbour.focus();
    else onLost();
    const outcome = await remove();
    if (outcome.status !== 'done') return showFailure(t`Failed to remove subscription`, outcome.issues);
    showToast({
      tone: 'plain',
      title: t`Subscription removed`,
      description: name,
      action: undoButton(restore, {
        done: { title: t`Subscription restored`, description: t`${name} is back.` },
        failed: t`Failed to restore subscription`,
      }),
    });
  };

  const cycleUnit = cycleUnitOf(subscription.cycleUnit);
  // The first row has the headings.
  const whereabouts = { 'aria-rowindex': index + 2, 'data-index': index };
  if (isEdited)
    return (
      <tr ref={ref} role="row" {...whereabouts} className="max-md:block">
        <td role="cell" colSpan={fixedColumns + columns.length} className="py-2 max-md:block">
          <EditSubscriptionForm
            subscription={subscription}
            place={place}
            asksDay={asksDay}
            onClose={handleClose}
            onLost={onLost}
          />
        </td>
      </tr>
    );

  const marks = (
    <>
      {state !== 'ACTIVE' && <StateBadge subscription={subscription} isShort />}
      {hasDraft(draftKeyOf(id)) && (
        <Badge color="yellow">
          <Trans>Unsaved changes</Trans>
        </Badge>
      )}
    </>
  );
  const labelCell = (column: 'category' | 'method' | 'tags') => (
    <Cell isText className="text-soft">
      <LabelCell subscription={subscription} column={column} />
    </Cell>
  );
  const cells: Record<Column, ReactNode> = {
    price: (
      <Cell className="text-soft max-md:order-2 max-md:col-span-2 max-md:text-sm">
        {priceText({ amountCents, cycleCount, cycleUnit }, currency)}
      </Cell>
    ),
    monthly: (
      <Cell className="font-semibold max-md:self-end">
        {monthlyDisplayCents == null ? (
          <Money cents={monthlyCents} currency={currency} />
        ) : (
          <Money cents={monthlyDisplayCents} currency={displayCurrency} />
        )}
      </Cell>
    ),
    yearly: (
      <Cell className="text-soft">
        <Money cents={yearlyCents({ amountCents, cycleCount, cycleUnit })} currency={currency} />
      </Cell>
    ),
    'next-payment': (
      <Cell isText className="max-md:order-1 max-md:text-sm max-md:text-soft">
        <span className="flex flex-wrap items-center gap-x-2 md:[&_time]:whitespace-nowrap">
          {marks}
          <NextPayment
            nextDueOn={subscription.nextDueOn}
            startsOn={subscription.startsOn}
            isOnce={cycleUnit === 'once'}
            onAsk={isActive ? handleAsk : undefined}
          />
        </span>
      </Cell>
    ),
    category: labelCell('category'),
    method: labelCell('method'),
    tags: labelCell('tags'),
  };

  return (
    <tr
      ref={ref}
      role="row"
      {...whereabouts}
      aria-busy={isRemoving}
      className={`border-b border-line max-md:grid ${isSelecting ? 'max-md:grid-cols-[auto_auto_minmax(0,1fr)_auto_auto_auto]' : 'max-md:grid-cols-[auto_minmax(0,1fr)_auto_auto_auto]'} max-md:items-center max-md:gap-x-2 max-md:py-1 ${isActive ? '' : 'text-soft'}`}
    >
      <td role="cell" className={`w-9 max-md:row-span-2 ${isSelecting ? '' : 'max-md:hidden'}`}>
        <RowCheckbox id={id} name={name} isSelected={isSelected} onSelect={onSelect} />
      </td>
      <td role="cell" className="w-10 max-md:row-span-2 md:py-0.5">
        <ServiceLogo subscription={subscription} className="block size-8" />
      </td>
      <th
        role="rowheader"
        scope="row"
        aria-label={name}
        className="text-left font-semibold max-md:col-span-2 max-md:self-end"
      >
        <Link
          ref={link}
          to={subscriptionPath(id)}
          title={name}
          className="line-clamp-1 wrap-anywhere underline-offset-4 hover:underline lg:min-w-36"
        >
          {name}
        </Link>
        {!columns.includes('next-payment') && marks}
      </th>
      {columns.map((column) => (
        <Fragment key={column}>{cells[column]}</Fragment>
      ))}
      <td role="cell" className="max-md:relative max-md:-col-end-1 max-md:row-span-2 max-md:row-start-1">
        <RowActions
          subscription={subscription}
          editRef={editButton}
          onSelect={() => onSelect(id, true, false)}
          isRemoving={isRemoving}
          onEdit={() => onEdit(id)}
          onRemove={handleRemove}
        />
      </td>
    </tr>
  );
});

function Cell({ isText = false, className, children }: { isText?: boolean; className: string; children: ReactNode }) {
  return (
    <td role="cell" className={`tabular-nums md:px-2 ${isText ? '' : 'text-right'} ${className}`}>
      {children}
    </td>
  );
}
