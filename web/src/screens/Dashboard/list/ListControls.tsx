import { Trans, useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { useState, type Ref } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ListControls_user$key } from '../../../__generated__/ListControls_user.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { latePart } from '../../../ui/latePart.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import type { View } from '../view.ts';

const ListOptions = latePart(async () => (await import('./ListOptions.tsx')).ListOptions);

interface ListControlsProps {
  user: ListControls_user$key;
  searchRef: Ref<HTMLInputElement>;
  search: string;
  /** The current view, or the one that was requested. */
  view: View;
  onChange: (changes: Partial<View>) => void;
}

/** Searches the list, and opens the options of how it is shown. */
export function ListControls({ user, searchRef, search, view, onChange }: ListControlsProps) {
  const { t } = useLingui();
  const data = useFragment(
    graphql`
      fragment ListControls_user on User @throwOnFieldError {
        ...ListOptions_user
      }
    `,
    user,
  );
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div className="flex w-80 grow items-center gap-3">
        <div role="search" className="min-w-0 grow">
          <SearchField
            ref={searchRef}
            label={t`Search by name`}
            isLabelHidden
            search={search}
            onSearch={(search) => onChange({ search })}
          />
        </div>
        <Button
          look="outline"
          aria-expanded={isOpen}
          onFocus={ListOptions.preload}
          onPointerEnter={ListOptions.preload}
          onClick={() => setIsOpen(!isOpen)}
        >
          <SlidersHorizontal className="size-5" aria-hidden="true" />
          <Trans>Options</Trans>
        </Button>
      </div>
      {isOpen && <ListOptions user={data} view={view} onChange={onChange} />}
    </>
  );
}
