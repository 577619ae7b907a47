import { t } from '@lingui/core/macro';
import type { Toast } from '../../../ui/toast.ts';

type Notice = Pick<Toast, 'title' | 'description'>;

interface AskerRules {
  /** How often a failed request is retried automatically. */
  retries: number;
  /** The query string and hash of its results on the finder's page. */
  place: string;
  /** The title of the notification that a stack could not be made. */
  creationFailed: () => string;
  /** The notification after the results were saved as a new stack. */
  saved: (name: string) => Notice;
  /** The notification after the results were added to a stack. */
  added: (name: string) => Notice;
}

/** The two parts of the finder's page that ask for tools, with the differences in how they ask and save. */
export const askers = {
  card: {
    retries: 1,
    place: '',
    creationFailed: () => t`Error Creating Stack`,
    saved: (name) => ({ title: t`Stack Saved!`, description: t`Your custom "${name}" stack has been saved.` }),
    added: (name) => ({ title: t`Stack Saved!`, description: t`Recommendations added to "${name}".` }),
  },
  wizard: {
    retries: 0,
    place: '?step=4#custom-stack',
    creationFailed: () => t`Error`,
    saved: () => ({ title: t`Recommendations saved to your new stack!` }),
    added: (name) => ({ title: t`Recommendations added to "${name}".` }),
  },
} satisfies Record<string, AskerRules>;

export type Asker = keyof typeof askers;

export const askerNames: readonly Asker[] = ['card', 'wizard'];
