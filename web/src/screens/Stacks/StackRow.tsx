import { Trans, useLingui } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { projectTypes } from '../../../../common/values.ts';
import { locale } from '../../../../common/locale.ts';
import type { StackRow_stack$key } from '../../__generated__/StackRow_stack.graphql.ts';
import { ProjectTypeIcon } from '../../ui/ProjectTypeIcon.tsx';
import { linkToStack } from './selection.ts';
import { projectTypeOf } from './projectTypeOf.ts';
import { useOrigin } from './useOrigin.ts';

export function StackRow({ stack, isSelected }: { stack: StackRow_stack$key; isSelected: boolean }) {
  const { t } = useLingui();
  const { id, name, projectType, budget } = useFragment(
    graphql`
      fragment StackRow_stack on Stack @throwOnFieldError {
        id
        name
        projectType
        budget
      }
    `,
    stack,
  );
  const type = projectTypeOf(projectType);
  return (
    <Link
      to={linkToStack(id)}
      state={useOrigin()}
      preventScrollReset
      aria-current={isSelected ? 'page' : undefined}
      className="flex min-h-14 items-center gap-3 rounded-2xl border-2 border-line bg-card px-3.5 py-2.5 transition hover:border-fern aria-[current=page]:border-fern aria-[current=page]:bg-fern-tint"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-xl bg-fern-tint text-fern in-aria-[current=page]:bg-card">
        <ProjectTypeIcon type={type} className="size-5" />
      </span>
      <span className="min-w-0">
        <span className="line-clamp-2 font-semibold leading-snug wrap-anywhere">{name}</span>
        <span className="text-sm text-soft tabular-nums">
          <Trans>
            <span className="sr-only">{t(projectTypes[type].label)}, </span>${budget.toLocaleString(locale())}/mo
          </Trans>
        </span>
      </span>
    </Link>
  );
}
