/** What the pages ask. */

export const dashboardPage = `query Dashboard {
  viewer {
    username currency
    spending {
      monthlyCents yearlyCents averageCents activeCount inactiveCount
      byCategory { category monthlyCents count }
      rates { date source }
    }
    subscriptions(first: 50) {
      totalCount
      edges {
        cursor
        node { id name price monthlyCents currency category description isActive nextDueOn }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;

export const firstPage = `query Subscriptions {
  viewer {
    subscriptions(first: 10) {
      edges { cursor node { id name price monthlyCents currency category isActive nextDueOn } }
      pageInfo { hasNextPage endCursor }
    }
  }
}`;

export const usersPage = `query Users {
  users(first: 20) {
    edges { cursor node { id username email currency isAdmin lastLogin createdAt } }
    pageInfo { hasNextPage endCursor }
  }
}`;

export const findTools = `mutation Find {
  recommend(input: { projectType: PERSONAL, budget: 30, projectDescription: "A weekly podcast with remote guests" }) {
    ... on RecommendPayload {
      totalCents
      overlaps { tracked pick need }
      recommendations { name price reason isTracked }
    }
  }
}`;
