/** The operations that read every sum which a screen shows. */
import { graphql } from '../../api/generated/operations/gql.ts';

export const subscriptionSums = graphql(`
  query TestSubscriptionSums($from: Date!, $to: Date!) {
    viewer {
      spending {
        monthlyCents
        monthAgoCents
        yearlyCents
        averageCents
        activeCount
        inactiveCount
        byCategory {
          category
          monthlyCents
          count
        }
      }
      subscriptions(first: 10) {
        edges {
          node {
            name
            monthlyCents
            yearlyCents
            monthlyDisplayCents
            paidSoFar {
              amountCents
              displayCents
            }
            priceHistory {
              amountCents
            }
            occurrences(from: $from, to: $to) {
              dueOn
              amountCents
              currency
            }
          }
        }
      }
    }
  }
`);

export const outlookSums = graphql(`
  query TestOutlookSums($from: Date!, $to: Date!) {
    viewer {
      upcoming(days: 30) {
        totalCents
        paymentCount
        overdueCount
        payments {
          dueOn
          amountCents
          currency
        }
        overdue {
          dueOn
          amountCents
          currency
        }
        decisions {
          kind
          day
          beforeCents
          afterCents
          subscription {
            name
          }
        }
      }
      calendar(from: $from, to: $to) {
        totalCents
        days {
          day
          totalCents
          payments {
            dueOn
            amountCents
            currency
          }
        }
      }
      forecast(months: 24) {
        month
        totalCents
        untilThenCents
        payments
      }
      yearAhead {
        usualCents
        totalCents
        subscription {
          name
        }
      }
    }
  }
`);

export const assumedSums = graphql(`
  query TestAssumedSums($without: [ID!], $changes: [AssumedPrice!]) {
    viewer {
      forecast(months: 24, without: $without, changes: $changes) {
        month
        totalCents
        untilThenCents
        payments
      }
      yearAhead(without: $without, changes: $changes) {
        usualCents
        totalCents
        subscription {
          name
        }
      }
    }
  }
`);

export const budgetSums = graphql(`
  query TestBudgetSums {
    viewer {
      budgets {
        category
        label {
          name
        }
        amountCents
        paidCents
        toComeCents
        breaksOn
        breakCents
      }
    }
  }
`);

export const stackSums = graphql(`
  query TestStackSums($id: ID!) {
    node(id: $id) {
      ... on Stack {
        totalCents
        spending {
          trackedCount
          monthlyCents
        }
        recommendations(first: 10) {
          edges {
            node {
              name
              monthlyCents
              yearlyCents
            }
          }
        }
      }
    }
  }
`);

export const ledgerSums = graphql(`
  query TestLedgerSums {
    viewer {
      advice {
        kind
        savingCentsYear
        currency
        displayCentsYear
        subscriptions {
          name
        }
        evidence {
          code
          values {
            name
            value
          }
        }
      }
      adviceDecisions {
        state
        savingCentsYear
        currency
      }
      savings {
        potentialCentsYear
        ideas
        savedCents
        months {
          month
          cents
        }
      }
      yearReview {
        paidCents
        payments
        savedCents
        biggest {
          totalCents
          subscription {
            name
          }
        }
        rises {
          day
          beforeCents
          afterCents
          subscription {
            name
          }
        }
      }
    }
  }
`);
