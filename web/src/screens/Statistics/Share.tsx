import { Trans, useLingui } from '@lingui/react/macro';
import { Image, Printer } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatMoney } from '../../../../common/billing/money.ts';
import { categories as names } from '../../../../common/values.ts';
import type { Share_statistics$key } from '../../__generated__/Share_statistics.graphql.ts';
import { categoryColors, categoryOf } from '../../subscriptions/category.ts';
import { Button } from '../../ui/Button.tsx';
import { monthWords } from '../../ui/monthWords.ts';
import { showFailure } from '../../ui/showFailure.ts';
import { badgeColorOf } from './badgeColorOf.ts';

/** Prints the statistics, or saves them as a picture with categories and totals only. */
export function Share(props: { statistics: Share_statistics$key }) {
  const { t } = useLingui();
  const { currency, paidCents, months, categories } = useFragment(
    graphql`
      fragment Share_statistics on Statistics @throwOnFieldError {
        currency
        paidCents
        months {
          period
          paidCents
        }
        categories {
          category
          label {
            name
            color
          }
          paidCents
        }
      }
    `,
    props.statistics,
  );
  const save = async (format: 'svg' | 'png') => {
    const [first, last] = [months[0]!.period, months.at(-1)!.period];
    const parts = categories.map(({ category, label, paidCents }) => {
      const own = categoryOf(category ?? '');
      const named = label
        ? { name: label.name, color: badgeColorOf(label.color) }
        : { name: t(names[own]), color: categoryColors[own] };
      return { ...named, value: paidCents, words: formatMoney(paidCents, currency) };
    });
    try {
      const { savePicture } = await import('./charts/picture.ts');
      await savePicture(
        {
          title: t`What my subscriptions cost`,
          range: first === last ? monthWords(first) : t`${monthWords(first)} to ${monthWords(last)}`,
          total: formatMoney(paidCents, currency),
          bars: months.map(({ period, paidCents }) => ({ name: monthWords(period), value: paidCents })),
          parts: parts.toSorted((a, b) => b.value - a.value),
        },
        format,
      );
    } catch {
      showFailure(t`Failed to make the picture`, [{ field: '', message: '' }]);
    }
  };
  return (
    <section aria-label={t`Share`} className="flex flex-wrap gap-3 print:hidden">
      <Button look="outline" onClick={() => window.print()}>
        <Printer className="size-5" aria-hidden="true" />
        <Trans>Print</Trans>
      </Button>
      <Button look="outline" onClick={() => void save('png')}>
        <Image className="size-5" aria-hidden="true" />
        <Trans>Share as picture</Trans>
      </Button>
      <Button look="outline" onClick={() => void save('svg')}>
        <Image className="size-5" aria-hidden="true" />
        <Trans>Save as SVG</Trans>
      </Button>
      <p className="w-full text-sm text-soft">
        <Trans>A picture shows categories and totals, and no names of subscriptions.</Trans>
      </p>
    </section>
  );
}
