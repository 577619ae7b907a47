import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil, Trash2 } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { projectTypes } from '../../../../common/values.ts';
import { locale } from '../../../../common/locale.ts';
import type { StackDetail_stack$key } from '../../__generated__/StackDetail_stack.graphql.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { ProjectTypeIcon } from '../../ui/ProjectTypeIcon.tsx';
import type { OpenDialog } from './dialogs.ts';
import { projectTypeOf } from './projectTypeOf.ts';
import { SavedSubscriptions } from './SavedSubscriptions.tsx';
import { StackSpending } from './StackSpending.tsx';
import { StackTotals } from './StackTotals.tsx';

interface StackDetailProps {
  stack: StackDetail_stack$key;
  onDialog: (dialog: OpenDialog) => void;
}

export function StackDetail({ stack, onDialog }: StackDetailProps) {
  const { t } = useLingui();
  const data = useFragment(
    graphql`
      fragment StackDetail_stack on Stack @throwOnFieldError {
        id
        name
        projectType
        budget
        projectDescription
        ...StackTotals_stack
        ...StackSpending_stack
        ...SavedSubscriptions_stack
      }
    `,
    stack,
  );
  const { id, name, budget, projectDescription = null } = data;
  const projectType = projectTypeOf(data.projectType);
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-col gap-4 rounded-3xl border border-line bg-card p-5 shadow-card sm:p-7">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
          <div className="min-w-0 flex-1 basis-64">
            <h2 tabIndex={-1} className="text-3xl font-bold wrap-anywhere">
              {name}
            </h2>
            <div className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-2">
              <Badge color="green">
                <span className="flex items-center gap-1.5">
                  <ProjectTypeIcon type={projectType} className="size-4" />
                  {t(projectTypes[projectType].label)}
                </span>
              </Badge>
              <p className="font-semibold tabular-nums">
                <Trans>${budget.toLocaleString(locale())} per month</Trans>
              </p>
            </div>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button
              look="outline"
              onClick={() => onDialog({ kind: 'edit', id, values: { name, projectType, budget, projectDescription } })}
            >
              <Pencil className="size-5" aria-hidden="true" />
              <Trans>Edit</Trans>
            </Button>
            <Button look="outline" onClick={() => onDialog({ kind: 'delete', id, name })}>
              <Trash2 className="size-5" aria-hidden="true" />
              <Trans>Delete</Trans>
            </Button>
          </div>
        </div>
        {projectDescription && (
          <p className="max-w-prose whitespace-pre-line text-soft wrap-anywhere">{projectDescription}</p>
        )}
        <StackTotals stack={data} />
        <StackSpending stack={data} />
      </header>
      <SavedSubscriptions stack={data} stackName={name} onDialog={onDialog} />
    </div>
  );
}
