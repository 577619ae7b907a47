import { useLingui } from '@lingui/react/macro';
import { FinderFailure } from '../results/FinderFailure.tsx';
import type { Finding } from '../ask/finding.ts';
import type { ResultActions } from '../ask/useRecommend.ts';
import { isOfProvider } from '../results/providerFailure.ts';
import { RecommendationResults } from '../results/RecommendationResults.tsx';
import { UseCatalogue } from '../results/UseCatalogue.tsx';
import { BackButton } from './BackButton.tsx';
import { failureText } from './failure.ts';

interface ResultsStepProps extends ResultActions {
  finding: Finding;
  onRetry: () => void;
  onUseCatalogue: () => void;
  onStartOver: () => void;
  onBack: () => void;
}

/** The outcome of the search, once it is known. */
export function ResultsStep(props: ResultsStepProps) {
  const { t } = useLingui();
  const { finding, correct, swap, onRetry, onUseCatalogue, onStartOver, onBack } = props;
  if (finding.status === 'failed')
    return (
      <FinderFailure
        title={t`Something went wrong`}
        headingLevel={3}
        message={failureText(finding.code, finding.message)}
        onRetry={onRetry}
      >
        {isOfProvider(finding.code) && <UseCatalogue onClick={onUseCatalogue} />}
        <BackButton onClick={onBack} />
      </FinderFailure>
    );
  if (finding.status === 'found')
    return (
      <RecommendationResults
        asker="wizard"
        headingLevel={3}
        found={finding}
        correct={correct}
        swap={swap}
        onStartOver={onStartOver}
      >
        <BackButton onClick={onBack} />
      </RecommendationResults>
    );
  return null;
}
