import { Trans } from '@lingui/react/macro';
import { useRevalidator } from 'react-router-dom';

export function CatalogueFailure() {
  const { revalidate } = useRevalidator();
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-soft">
      <Trans>
        The catalogue did not answer just now.
        <button
          type="button"
          onClick={() => revalidate()}
          className="min-h-11 font-semibold text-fern underline underline-offset-4"
        >
          Ask again
        </button>
      </Trans>
    </p>
  );
}
