import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Day } from '../../../../common/billing/schedule.ts';
import type { LabelKind } from '../../../../common/values.ts';
import { Button } from '../../ui/Button.tsx';
import { latePart } from '../../ui/latePart.tsx';
import { SettingsSection } from '../../ui/SettingsSection.tsx';
import { LabelRow } from './LabelRow.tsx';
import type { OwnLabel } from './ownLabel.ts';
import { useKindTexts } from './useKindTexts.ts';

// Loaded with the screen rather than with the click, or the dialogs could not give the focus back.
const LabelDialog = latePart(async () => (await import('./LabelDialog.tsx')).LabelDialog);
const RemoveLabelDialog = latePart(async () => (await import('./RemoveLabelDialog.tsx')).RemoveLabelDialog);

interface LabelSectionProps {
  kind: LabelKind;
  labels: readonly OwnLabel[];
  today: Day;
}

/** The labels of a kind, and what can be done about them. */
export function LabelSection({ kind, labels, today }: LabelSectionProps) {
  const { title, text, none, add } = useKindTexts(kind);
  // 'new' while one is added.
  const [edited, setEdited] = useState<OwnLabel | 'new'>();
  const [removed, setRemoved] = useState<OwnLabel>();
  const heading = useRef<HTMLHeadingElement>(null);

  const handleRemoved = () => {
    setRemoved(undefined);
    // The closing dialog first gives the focus back to what opened it, which is gone.
    setTimeout(() => heading.current?.focus({ preventScroll: true }));
  };
  return (
    <SettingsSection headingRef={heading} title={title} text={text}>
      {labels.length === 0 ? (
        <p className="mb-3 text-soft">{none}</p>
      ) : (
        <ul aria-label={title} className="mb-3 divide-y divide-line">
          {labels.map((label) => (
            <LabelRow key={label.id} label={label} today={today} onEdit={setEdited} onRemove={setRemoved} />
          ))}
        </ul>
      )}
      <Button look="outline" onClick={() => setEdited('new')}>
        <Plus className="size-5" aria-hidden="true" />
        {add}
      </Button>
      <LabelDialog kind={kind} label={edited} onClose={() => setEdited(undefined)} />
      <RemoveLabelDialog
        kind={kind}
        label={removed}
        others={labels.filter(({ id }) => id !== removed?.id)}
        onRemoved={handleRemoved}
        onClose={() => setRemoved(undefined)}
      />
    </SettingsSection>
  );
}
