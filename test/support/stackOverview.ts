/** A viewer's stacks with what is saved to them. */
import { graphql } from '../../api/generated/operations/gql.ts';

export const overview = graphql(`
  query TestStackOverview {
    viewer {
      stacks(first: 10) {
        totalCount
        edges {
          node {
            name
            budget
            totalCents
            unreadablePrices
            recommendations {
              totalCount
              edges {
                node {
                  name
                  features
                }
              }
            }
          }
        }
      }
    }
  }
`);
