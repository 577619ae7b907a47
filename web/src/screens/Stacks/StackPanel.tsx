import { Trans, useLingui } from '@lingui/react/macro';
import { Layers, SearchX } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { StackPanelQuery } from '../../__generated__/StackPanelQuery.graphql.ts';
import { useAskedAnew } from '../../relay/useAskedAnew.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { AllStacksLink } from './AllStacksLink.tsx';
import type { OpenDialog } from './dialogs.ts';
import { canBeStack } from './selection.ts';
import { StackDetail } from './StackDetail.tsx';

interface StackPanelProps {
  selected: string | undefined;
  takesFocus: boolean;
  onDialog: (dialog: OpenDialog) => void;
}

/** The selected stack beside the list; on small screens it takes the list's place. */
export function StackPanel({ selected, takesFocus, onDialog }: StackPanelProps) {
  const { t } = useLingui();
  const [attempt, setAttempt] = useState(0);
  if (!selected) {
    return (
      <section aria-label={t`Selected stack`} className={`${panelStyle} hidden lg:flex`}>
        <Layers className="size-12 text-edge" aria-hidden="true" />
        <p className="font-display text-2xl font-bold">
          <Trans>Select a stack</Trans>
        </p>
      </section>
    );
  }

  const failure = (
    <div className={panelStyle}>
      <p role="alert" className="text-lg">
        <Trans>This stack did not load just now.</Trans>
      </p>
      <Button onClick={() => setAttempt(attempt + 1)}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
  return (
    <section aria-label={t`Selected stack`} className="min-w-0">
      <AllStacksLink />
      <ErrorBoundary key={`${selected} ${attempt}`} fallback={failure}>
        <Suspense fallback={<PanelSkeleton />}>
          {canBeStack(selected) ? (
            <Stack id={selected} attempt={attempt} takesFocus={takesFocus} onDialog={onDialog} />
          ) : (
            <NotFound />
          )}
        </Suspense>
      </ErrorBoundary>
    </section>
  );
}

interface StackProps extends Omit<StackPanelProps, 'selected'> {
  id: string;
  attempt: number;
}

function Stack({ id, attempt, takesFocus, onDialog }: StackProps) {
  const query = graphql`
    query StackPanelQuery($stack: ID!) {
      node(id: $stack) {
        ...StackDetail_stack @alias(as: "stack")
      }
    }
  `;
  const { node } = useLazyLoadQuery<StackPanelQuery>(query, { stack: id }, { fetchKey: attempt });
  useAskedAnew<StackPanelQuery>(query, { stack: id });
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    // A dialog that is just closing first gives the focus back to what opened it.
    const timer = setTimeout(() => {
      content.current?.querySelector('h2')?.focus({ preventScroll: true });
      // The list or the previous stack may have been scrolled further down than this stack is long.
      const panel = content.current?.closest('section');
      const top = panel?.getBoundingClientRect().top ?? 0;
      if (top < headerHeight || top > innerHeight / 2) panel?.scrollIntoView();
    });
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- only the stack that was just selected takes the focus
  }, []);

  return <div ref={content}>{node?.stack ? <StackDetail stack={node.stack} onDialog={onDialog} /> : <NotFound />}</div>;
}

/** The height that the sticky header covers, in pixels. */
const headerHeight = 65;

function NotFound() {
  return (
    <div className={panelStyle}>
      <SearchX className="size-12 text-edge" aria-hidden="true" />
      <h2 tabIndex={-1} className="text-2xl font-bold">
        <Trans>Stack not found. It may have been deleted.</Trans>
      </h2>
    </div>
  );
}

const panelStyle =
  'flex min-h-72 flex-col items-center justify-center gap-4 rounded-3xl border-2 border-dashed border-line p-8 text-center text-soft';

function PanelSkeleton() {
  return (
    <div role="status" className="animate-appear">
      <span className="sr-only">
        <Trans>Loading…</Trans>
      </span>
      <div className="h-40 rounded-3xl bg-sunken" />
      <div className="mt-6 h-56 rounded-3xl bg-sunken" />
    </div>
  );
}
