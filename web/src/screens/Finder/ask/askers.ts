import { t } from '@lingui/core/macro';
import type { Toast } from '../../../ui/toast.ts';

type Notice = Pick<Toast, 'title' | 'description'>;

interface AskerRules {
  /** How often a request that failed is sent again by itself. */
  retries: number;
  /** Where on the finder's page its results are, as the end of an address. */
  place: string;
  /** The title of the notification that a stack could not be made. */
  creationFailed: () => string;
  /** What is said once a stack of this name was made of what was found. */
  saved: (name: string) => Notice;
  /** What is said once it was added to the stack of this name. */
  added: (name: string) => Notice;
}

/** Who asks for tools on the finder's page, and all in which asking and saving differ between them. */
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
