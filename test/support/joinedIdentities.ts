/** Joining identities at the OpenID provider to accounts, and what a viewer sees of it. */
import { graphql } from '../../api/generated/operations/gql.ts';
import { openIdPath } from '../../common/paths.ts';
import { send, type Viewer } from './api.ts';
import { base } from './front.ts';
import { browserOf, person, provider } from './singleSignOn.ts';

export const start = graphql(`
  mutation TestStartJoiningIdentity {
    result: startJoiningIdentity {
      __typename
      ... on StartJoiningIdentityPayload {
        url
      }
      ... on InvalidInputError {
        code
        message
      }
      ... on NotOfferedError {
        code
      }
    }
  }
`);

export const remove = graphql(`
  mutation TestRemoveIdentity($id: ID!) {
    result: removeIdentity(id: $id) {
      __typename
      ... on InvalidInputError {
        code
      }
    }
  }
`);

export const identities = graphql(`
  query TestIdentities {
    site {
      singleSignOn
      passwordLogin
    }
    viewer {
      hasPassword
      identities {
        id
      }
    }
  }
`);

/** Joins whoever is signed in at the provider to a viewer's account; returns the path where they end. */
export async function join(viewer: Viewer, name: string, visitor = browserOf(viewer)): Promise<string> {
  provider.state.person = person(name) as never;
  const answer = await fetch(`${base}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: visitor.cookie(base) },
    body: JSON.stringify({
      query: 'mutation { result: startJoiningIdentity { ... on StartJoiningIdentityPayload { url } } }',
    }),
  });
  visitor.keep(base, answer);
  const { data } = (await answer.json()) as { data: { result: { url: string } } };
  const end = await visitor.follow(
    data.result.url,
    (url) => url.origin === base && !url.pathname.startsWith(openIdPath),
  );
  return end.slice(base.length);
}

export const idsOf = async (viewer: Viewer) =>
  (await send(identities, {}, viewer)).data!.viewer!.identities.map(({ id }) => id);
