import { Trans, useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../common/paths.ts';
import { enumName } from '../../../../common/enumName.ts';
import type { LabelKind } from '../../../../common/values.ts';
import { Field, FieldError } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { chosenOfKind, withAlso, without, withOne, type Choice } from './chosenLabels.ts';
import { TagField, type TagFieldHandle } from './TagField.tsx';

interface LabelFieldsProps {
  /** All labels of the user. */
  labels: readonly Choice[];
  /** As chosenLabels.ts holds them. */
  chosen: string;
  error: string | undefined;
  /** Whether an own category is among what can be chosen here. */
  hasCategory?: boolean;
  onChange: (chosen: string) => void;
  tagField: Ref<TagFieldHandle>;
}

/** What a subscription is labelled with, besides its category: tags, a payment method and a person. */
export function LabelFields({ labels, chosen, error, hasCategory = false, onChange, tagField }: LabelFieldsProps) {
  const { t } = useLingui();
  const ofKind = (kind: LabelKind) => labels.filter((label) => label.kind === enumName(kind));
  const hasMethods = ofKind('method').length > 0;
  const hasPeople = ofKind('person').length > 0;
  const oneOf = (kind: LabelKind, label: string, none: string) => (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={chosenOfKind(chosen, labels, kind)[0]?.id ?? ''}
          onChange={({ target }) => onChange(withOne(chosen, labels, kind, target.value))}
        >
          <option value="">{none}</option>
          {ofKind(kind).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
  return (
    <>
      {hasCategory && ofKind('category').length > 0 && oneOf('category', t`Your own category`, t`None`)}
      <TagField
        ref={tagField}
        tags={ofKind('tag')}
        chosen={chosenOfKind(chosen, labels, 'tag')}
        onAdd={(tag) => onChange(withAlso(chosen, labels, tag))}
        onRemove={(id) => onChange(without(chosen, labels, id))}
      />
      {(hasMethods || hasPeople) && (
        <div className="grid gap-5 sm:grid-cols-2">
          {hasMethods && oneOf('method', t`Payment method`, t`No payment method`)}
          {hasPeople && oneOf('person', t`Person`, t`Nobody`)}
        </div>
      )}
      <FieldError id="labels-error" message={error} />
      <p className="text-sm text-soft [&_a]:font-semibold [&_a]:text-fern [&_a]:underline">
        <Link to={paths.labels}>
          {hasMethods && hasPeople ? (
            <Trans>Manage categories, tags, payment methods and people</Trans>
          ) : (
            <Trans>Add your own categories, payment methods and people</Trans>
          )}
        </Link>
      </p>
    </>
  );
}
