import { enumName } from '../../common/enumName.ts';
import { recommendForm } from '../../common/forms.ts';
import { graphql } from '../generated/operations/gql.ts';
import { route } from './router.ts';
import { RestError, run } from './run.ts';

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
  async answer({ projectType, ...form }, context) {
    const { result } = await run(recommend, { input: { ...form, projectType: enumName(projectType) } }, context);
    if (result.__typename === 'InvalidInputError') throw new RestError(400, result.message);
    return {
      body: {
        recommendations: result.recommendations.map((tool) => ({
          ...tool,
          badgeColor: tool.badgeColor.toLowerCase(),
        })),
      },
    };
  },
});
