import { useLingui } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Origin_payload$key } from '../../../__generated__/Origin_payload.graphql.ts';

/** What chose the tools, and when. */
export function Origin({ payload }: { payload: Origin_payload$key }) {
  const { t } = useLingui();
  const { engine, isKept, isOverDailyLimit } = useFragment(
    graphql`
      fragment Origin_payload on RecommendPayload @throwOnFieldError {
        engine
        isKept
        isOverDailyLimit
      }
    `,
    payload,
  );
  return (
    <p className="text-sm text-soft">
      {engine === 'OPENAI'
        ? t`Chosen by an AI provider from Stackling’s catalogue. Names, prices and links come from the catalogue.`
        : t`Chosen from Stackling’s catalogue.`}
      {isOverDailyLimit &&
        t` The AI provider has answered as many questions today as this site allows. It can be asked again tomorrow.`}
      {isKept && t` You or somebody else asked this less than a week ago, so this is the same answer.`}
    </p>
  );
}
