import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useId } from 'react';
import { useStore } from '../ui/store.ts';
import { chooseTheme, themes, themeStore } from '../ui/theme.ts';

const looks = {
  light: { label: msg`Light`, Icon: Sun },
  dark: { label: msg`Dark`, Icon: Moon },
  system: { label: msg`System`, Icon: Monitor },
};

export function ThemeControl() {
  const { t } = useLingui();
  const chosen = useStore(themeStore);
  const name = useId();
  return (
    <fieldset className="flex w-fit rounded-full border border-line bg-sunken p-0.5">
      <legend className="sr-only">
        <Trans>Theme</Trans>
      </legend>
      {themes.map((theme) => {
        const { label, Icon } = looks[theme];
        return (
          <label
            key={theme}
            data-tooltip={t(label)}
            className="relative flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full px-3 text-sm font-semibold text-soft hover:text-ink has-checked:bg-card has-checked:text-ink has-checked:shadow-card dark:has-checked:bg-line has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              checked={chosen === theme}
              onChange={() => chooseTheme(theme)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Icon className="size-4" aria-hidden="true" />
            <span className="lg:max-xl:sr-only">{t(label)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
