import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Channels_user$key } from '../../../__generated__/Channels_user.graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { latePart } from '../../../ui/latePart.tsx';
import { SettingsSection } from '../../../ui/SettingsSection.tsx';
import { showToast } from '../../../ui/toast.ts';
import { ChannelForm } from './ChannelForm.tsx';
import { ChannelRow, type ListedChannel } from './ChannelRow.tsx';

// Loaded with the screen rather than with the click, or the dialog could not give the focus back.
const RemoveChannelDialog = latePart(async () => (await import('./RemoveChannelDialog.tsx')).RemoveChannelDialog);

/** The webhooks that reminders can go to; 20 at most. */
export function Channels({ user }: { user: Channels_user$key }) {
  const { t } = useLingui();
  const { channels } = useFragment(
    graphql`
      fragment Channels_user on User @throwOnFieldError {
        channels {
          id
          ...ChannelRow_channel
        }
      }
    `,
    user,
  );
  const [isAdding, setIsAdding] = useState(false);
  const [removed, setRemoved] = useState<ListedChannel>();
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused element is about to be removed.
  const focusHeading = () => heading.current?.focus({ preventScroll: true });

  const handleAdded = (name: string) => {
    focusHeading();
    setIsAdding(false);
    showToast({
      tone: 'plain',
      title: t`${name} added`,
      description: t`Send it a test, then choose it in the rules above.`,
    });
  };
  const handleCancel = () => {
    focusHeading();
    setIsAdding(false);
  };
  const handleRemoved = () => {
    setRemoved(undefined);
    // The closing dialog first gives the focus back to what opened it.
    setTimeout(focusHeading);
  };
  return (
    <SettingsSection
      headingRef={heading}
      title={t`Channels`}
      text={t`Get reminders where you already look: on your phone with ntfy, in a chat, or in a program of your own.`}
    >
      {channels.length === 0 ? (
        <p className="mb-3 text-soft">
          <Trans>You have no channels.</Trans>
        </p>
      ) : (
        <ul aria-label={t`Your channels`} className="mb-3 divide-y divide-line">
          {channels.map((channel) => (
            <ChannelRow key={channel.id} channel={channel} onRemove={setRemoved} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <ChannelForm onAdded={handleAdded} onCancel={handleCancel} />
      ) : (
        <Button look="outline" onClick={() => setIsAdding(true)}>
          <Plus className="size-5" aria-hidden="true" />
          <Trans>Add a channel</Trans>
        </Button>
      )}
      <RemoveChannelDialog channel={removed} onRemoved={handleRemoved} onClose={() => setRemoved(undefined)} />
    </SettingsSection>
  );
}
