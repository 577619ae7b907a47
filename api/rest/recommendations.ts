import { enumName } from '../../common/enumName.ts';
import { recommendForm } from '../../common/forms.ts';
import { graphql } from '../generated/operations/gql.ts';
import { route } from './router.ts';
import { run } from './run.ts';

const recommend = graphql(`
  mutation RestRecommend($input: RecommendInput!) {
    result: recommend(input: $input) {
      __typename
      ... on RecommendPayload {
        recommendations {
          name
          price
          description
          features
          badge
          badgeColor
          link
        }
      }
      ... on InvalidInputError {
        message
      }
    }
  }
`);

export const recommendations = route({
  method: 'POST',
  path: '/api/recommendations',
  form: recommendForm,
  async answer({ form: { projectType, ...form }, context }) {
    const input = { ...form, projectType: enumName(projectType) };
    const { recommendations } = await run(recommend, { input }, context);
    return {
      body: {
        recommendations: recommendations.map((tool) => ({ ...tool, badgeColor: tool.badgeColor.toLowerCase() })),
      },
    };
  },
});
