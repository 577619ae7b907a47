import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../../../common/paths.ts';
import { useIsFromList } from './useOrigin.ts';

/** The link back to the list on small screens, where a stack replaces the list. */
export function AllStacksLink() {
  const isFromList = useIsFromList();
  const navigate = useNavigate();

  const handleClick = (event: MouseEvent) => {
    const isForNewTab = event.ctrlKey || event.metaKey || event.shiftKey;
    if (!isFromList || isForNewTab) return;
    // Like the browser's back button, because that leads there.
    event.preventDefault();
    void navigate(-1);
  };

  return (
    <Link
      to={paths.stacks}
      replace
      onClick={handleClick}
      className="mb-4 inline-flex min-h-11 items-center gap-2 font-semibold text-fern underline-offset-4 hover:underline lg:hidden"
    >
      <ArrowLeft className="size-5" aria-hidden="true" />
      <Trans>All stacks</Trans>
    </Link>
  );
}
