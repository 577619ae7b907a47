import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { readEntry } from '../../../common/billing/entry.ts';
import { understoodPrice } from '../../../common/billing/understoodPrice.ts';
import { paths, subscriptionPath } from '../../../common/paths.ts';
import { useSession } from '../session/session.ts';
import { useLeave } from '../session/useLeave.ts';
import { useLogOut } from '../session/useLogOut.ts';
import { chooseTheme } from '../ui/theme.ts';
import { commandsFor, noteUsed, type Command } from './commands.ts';
import { useFound } from './useFound.ts';
import { usePaletteActs } from './usePaletteActs.ts';

/** A line of the palette. */
export interface Item {
  key: string;
  label: string;
  /** What it is, in a word. */
  kind: string;
  /** The id of an icon, or null for letters; undefined for what is no service. */
  logo?: string | null | undefined;
  run: () => void | Promise<void>;
  /** Whether it comes first the next time. */
  isKept?: boolean;
}

/** What a text finds, and how it is done. */
export function usePalette(text: string): { items: Item[]; run: (item: Item) => void | Promise<void> } {
  const { t } = useLingui();
  const navigate = useNavigate();
  const session = useSession();
  const { logOut } = useLogOut();
  const leave = useLeave();
  const { setCurrency, track } = usePaletteActs();
  const search = text.trim();
  const isSignedIn = session !== null;
  const found = useFound(search, isSignedIn);
  const words = search.toLowerCase().split(/\s+/);
  const fits = (label: string) => words.every((word) => label.toLowerCase().includes(word));
  const goTo = (to: string) => () => void navigate(to);

  const ofCommand = (command: Command): Item => {
    const item = { key: command.key, label: t(command.label), isKept: true };
    if ('to' in command) return { ...item, kind: t`Page`, run: goTo(command.to) };
    if ('theme' in command) return { ...item, kind: t`Theme`, run: () => chooseTheme(command.theme) };
    if ('currency' in command) return { ...item, kind: t`Currency`, run: () => setCurrency(command.currency) };
    return { ...item, kind: '', isKept: false, run: async () => leave(await logOut()) };
  };

  const entry = found && readEntry(search, found.currency);
  const added: Item[] =
    typeof entry === 'object'
      ? [
          {
            key: 'add',
            label: t`Add ${entry.name}, ${understoodPrice(entry, found!.currency)}`,
            kind: t`Add`,
            run: () => track(search),
          },
        ]
      : [];
  const subscriptions = (search === '' ? [] : (found?.subscriptions.edges ?? [])).map(
    ({ node: { id, name, logo, price } }): Item => ({
      key: id,
      label: name,
      kind: price,
      logo: logo ?? null,
      run: goTo(subscriptionPath(id)),
    }),
  );
  const stacks = (search === '' ? [] : (found?.stacks.edges ?? [])).map(({ node: { id, name } }): Item => ({
    key: id,
    label: name,
    kind: t`Stack`,
    run: goTo(`${paths.stacks}?stack=${encodeURIComponent(id)}`),
  }));
  const commands = commandsFor({ isSignedIn, isAdmin: session?.isAdmin ?? false })
    .map(ofCommand)
    .filter(({ label, kind }) => fits(`${label} ${kind}`));

  const run = (item: Item) => {
    if (item.isKept) noteUsed(item.key);
    return item.run();
  };
  return { items: [...added, ...subscriptions, ...stacks, ...commands], run };
}
