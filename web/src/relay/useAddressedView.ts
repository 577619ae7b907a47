import { useEffect, useRef, useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import { useLocation, useNavigate } from 'react-router-dom';
import { createOperationDescriptor, getRequest, type GraphQLTaggedNode, type OperationType } from 'relay-runtime';
import { endsSession } from './environment.ts';
import { showToast } from '../ui/toast.ts';

interface Views<Query extends OperationType, View> {
  /** The screen's query, which its loader starts with the address's view. */
  query: GraphQLTaggedNode;
  read: (address: URLSearchParams) => View;
  /** The part of the address behind the `?`; the same for the same view. */
  addressOf: (view: View) => string;
  /** What of a view makes it another place, which Back leads away from; the rest, such as a search, changes in place. */
  place?: keyof View;
  variablesOf: (view: View) => Query['variables'];
  /** The notification's title when another view does not come. */
  failure: string;
}

/**
 * The view of a screen that the address asks for, and the way to another.
 *
 * What is there stays until the other has arrived, and for good when it does not. No transition: an asynchronous one
 * would hold up every other until the answer, also the way to another screen.
 */
export function useAddressedView<Query extends OperationType, View extends object>(views: Views<Query, View>) {
  const { query, read, addressOf, place, variablesOf, failure } = views;
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const { search } = useLocation();
  const view = read(new URLSearchParams(search));
  const [asked, setAsked] = useState<{ from: string; view: View }>();
  const request = useRef<{ from: string; stop: () => void }>(undefined);
  // Whatever changes the address, a click on a link too, ends what was asked before.
  const wanted = asked?.from === search ? asked.view : view;
  const isPending = addressOf(wanted) !== addressOf(view);

  useEffect(() => {
    const from = search;
    return () => {
      if (request.current?.from === from) request.current.stop();
    };
  }, [search]);

  const show = (changes: Partial<View>) => {
    request.current?.stop();
    const next = { ...wanted, ...changes };
    setAsked({ from: search, view: next });
    const variables = variablesOf(next);
    // Held until the address has changed and its loader holds the same, or the answer could be thrown away.
    const held = environment.retain(createOperationDescriptor(getRequest(query), variables));
    const { unsubscribe } = fetchQuery<Query>(environment, query, variables, {
      fetchPolicy: 'store-or-network',
    }).subscribe({
      complete: () => {
        const replace = !place || next[place] === view[place];
        void navigate({ search: addressOf(next) }, { replace, preventScrollReset: true });
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
    request.current = { from: search, stop };
  };

  return { view, wanted, isPending, show };
}
