/** All that statistics say. */
import { graphql } from '../../api/generated/operations/gql.ts';

export const statistics = graphql(`
  query TestStatistics($from: Date!, $to: Date!) {
    viewer {
      statistics(from: $from, to: $to) {
        currency
        paidCents
        expectedCents
        payments
        months {
          period
          paidCents
          expectedCents
          payments
        }
        years {
          period
          paidCents
          expectedCents
          payments
        }
        categories {
          category
          label {
            name
          }
          paidCents
          expectedCents
          payments
          monthCents
        }
        labels {
          label {
            name
          }
          paidCents
          expectedCents
          payments
        }
        currencies {
          currency
          ownCents
          paidCents
          payments
        }
        differences {
          toComeCents
          overdueCents
          skippedCents
          refundedCents
          otherAmountsCents
        }
        leftOut {
          currency
          payments
        }
        rates {
          date
        }
        prices {
          yearAgo
          today
          compared
          comparedThenCents
          comparedNowCents
          percent
          allThenCents
          allNowCents
          rises {
            thenCents
            nowCents
            percent
            subscription {
              name
            }
          }
        }
      }
    }
  }
`);
