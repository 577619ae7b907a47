import { useEffect, useRef, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import { useLocation, useNavigate } from 'react-router-dom';
import { createOperationDescriptor, getRequest, type GraphQLTaggedNode, type OperationType } from 'relay-runtime';
import { endsSession } from './environment.ts';
import { noteFetched } from './fetched.ts';
import { showToast } from '../ui/toast.ts';

interface Views<Query extends OperationType, View> {
  /** The screen's query, which its loader starts for the view in the address. */
  query: GraphQLTaggedNode;
  read: (address: URLSearchParams) => View;
  /** The query string of a view; equal views must have equal strings. */
  addressOf: (view: View) => string;
  /** The property whose changes add a history entry; all others, such as a search, replace the entry. */
  place?: keyof View;
  variablesOf: (view: View) => Query['variables'];
  /** The notification's title when another view fails to load. */
  failure: string;
}

/**
 * The view in the screen's address, and a function to change it.
 *
 * The old view stays until the new one is loaded, and for good when that fails. This is no transition, because an async
 * transition would delay all others, navigation included, until the answer arrives.
 */
export function useAddressedView<Query extends OperationType, View extends object>(views: Views<Query, View>) {
  const { query, read, addressOf, place, variablesOf, failure } = views;
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const { search } = useLocation();
  const view = read(new URLSearchParams(search));
  const [asked, setAsked] = useState<{ from: string; view: View }>();
  const request = useRef<{ from: string; stop: () => void }>(undefined);
  // Ahead of `search` from when the router is sent to a loaded view until that is drawn.
  const here = useRef(search);
  // Any change of the address, such as a click on a link, cancels the requested view.
  const wanted = asked?.from === search ? asked.view : view;
  const isPending = addressOf(wanted) !== addressOf(view);

  useEffect(() => {
    const from = search;
    here.current = search;
    return () => {
      if (request.current?.from === from) request.current.stop();
      // Otherwise it would be wanted again when the user comes back here.
      setAsked((asked) => (asked?.from === from ? undefined : asked));
    };
  }, [search]);

  const show = (changes: Partial<View>) => {
    request.current?.stop();
    const from = here.current;
    const next = { ...wanted, ...changes };
    setAsked({ from, view: next });
    const variables = variablesOf(next);
    // Retained until the address has changed and its loader retains the same data; otherwise it could be garbage
    // collected.
    const held = environment.retain(createOperationDescriptor(getRequest(query), variables));
    const { unsubscribe } = fetchQuery<Query>(environment, query, variables, {
      fetchPolicy: 'store-or-network',
    }).subscribe({
      complete: () => {
        const before = read(new URLSearchParams(here.current));
        const address = addressOf(next);
        here.current = address && `?${address}`;
        noteFetched(variables);
        const replace = !place || next[place] === before[place];
        void navigate({ search: address }, { replace, preventScrollReset: true });
      },
      error: (error: Error) => {
        setAsked(undefined);
        if (!endsSession(error)) showToast({ tone: 'error', title: failure, description: error.message });
      },
    });
    const stop = () => {
      unsubscribe();
      held.dispose();
    };
    request.current = { from, stop };
  };

  return { view, wanted, isPending, show };
}
