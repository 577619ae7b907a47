import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { MyStacks_user$key } from '../../__generated__/MyStacks_user.graphql.ts';
import { headings } from '../../headings.ts';
import { latePart } from '../../ui/latePart.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import type { OpenDialog } from './dialogs.ts';
import { linkToStack, selectedStack } from './selection.ts';
import { StackList } from './StackList.tsx';
import { StackPanel } from './StackPanel.tsx';

// Loaded with the screen rather than with the click, or a dialog could not give the focus back.
const StackDialogs = latePart(async () => (await import('./StackDialogs.tsx')).StackDialogs);

export function MyStacks({ user }: { user: MyStacks_user$key }) {
  const { t } = useLingui();
  const data = useFragment(
    graphql`
      fragment MyStacks_user on User @throwOnFieldError {
        id
        ...StackList_user
      }
    `,
    user,
  );
  const [search] = useSearchParams();
  const { key } = useLocation();
  const [openedAt] = useState(key);
  const [dialog, setDialog] = useState<OpenDialog>();
  const screen = useRef<HTMLDivElement>(null);
  const nextFocus = useRef<string>(undefined);
  const selected = selectedStack(search);

  useEffect(() => {
    const selector = nextFocus.current;
    if (dialog || !selector) return;
    nextFocus.current = undefined;
    // The closing dialog first gives the focus back to the element that opened it, which may be gone.
    setTimeout(() => screen.current?.querySelector<HTMLElement>(selector)?.focus());
  }, [dialog]);

  const shown = useRef(selected);
  useEffect(() => {
    const before = shown.current;
    shown.current = selected;
    if (!before || selected || document.activeElement !== document.body) return;
    // The focused element has gone with the panel.
    const link = screen.current?.querySelector<HTMLElement>(`a[href="${linkToStack(before)}"]`);
    (link ?? screen.current?.querySelector('h1'))?.focus();
  }, [selected]);

  const closeDialog = (focus?: string) => {
    nextFocus.current = focus;
    setDialog(undefined);
  };

  return (
    <div ref={screen} className="wrap py-10 md:py-14">
      <PageHeading>{t(headings.stacks)}</PageHeading>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[19rem_minmax(0,1fr)]">
        <div className={`${sidebarStyle} ${selected ? 'hidden lg:block' : ''}`}>
          <StackList user={data} selected={selected} onCreate={() => setDialog({ kind: 'create' })} />
        </div>
        <StackPanel selected={selected} takesFocus={key !== openedAt} onDialog={setDialog} />
      </div>
      <StackDialogs userId={data.id} dialog={dialog} onClose={closeDialog} />
    </div>
  );
}

/** Beside the panel, the list stays in view and scrolls by itself; its padding leaves room for focus outlines. */
const sidebarStyle =
  'lg:sticky lg:top-20 lg:-m-2 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:overscroll-contain lg:p-2';
