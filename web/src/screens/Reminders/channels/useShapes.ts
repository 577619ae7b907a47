import { useLingui } from '@lingui/react/macro';

interface Shape {
  name: string;
  /** Where its address comes from. */
  help: string;
  placeholder: string;
}

/** The shapes of webhooks, by their name in GraphQL. */
export function useShapes(): Record<string, Shape> {
  const { t } = useLingui();
  return {
    NTFY: {
      name: t`ntfy`,
      help: t`Install the ntfy app and subscribe to a topic with a name that nobody guesses. The address is that of its server, followed by the topic.`,
      placeholder: 'https://ntfy.sh/my-secret-topic',
    },
    DISCORD: {
      name: t`Discord`,
      help: t`In your server, open the settings of a text channel, then Integrations, then Webhooks. Make a webhook and copy its address.`,
      placeholder: 'https://discord.com/api/webhooks/…',
    },
    SLACK: {
      name: t`Slack`,
      help: t`Make an app at api.slack.com, switch on Incoming Webhooks and add one to a channel. Mattermost has incoming webhooks of the same kind.`,
      placeholder: 'https://hooks.slack.com/services/…',
    },
    TELEGRAM: {
      name: t`Telegram`,
      help: t`Write to @BotFather for a bot and its token, and put the token into the address below. Then write to your bot once, so that it may answer.`,
      placeholder: 'https://api.telegram.org/bot<token>/sendMessage',
    },
    JSON: {
      name: t`Plain JSON`,
      help: t`For a program of your own, or for tools such as Home Assistant and n8n. It gets a POST request with the title, the day and the lines.`,
      placeholder: 'https://example.com/reminders',
    },
  };
}
