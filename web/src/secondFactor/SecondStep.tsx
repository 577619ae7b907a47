import { Trans } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import type { SignedInUser } from '../session/setUser.ts';
import { Button } from '../ui/Button.tsx';
import { askPasskey } from './browserPasskeys.ts';
import { CodeForm } from './CodeForm.tsx';
import './texts.ts';
import { useCompleteLogin } from './useCompleteLogin.ts';
import { useStartPasskeyLogin } from './useStartPasskeyLogin.ts';

interface SecondStepProps {
  token: string;
  methods: readonly string[];
  onEnter: (user: SignedInUser) => void;
  onBack: () => void;
}

/** The second step of logging in, after the password. */
export function SecondStep({ token, methods, onEnter, onBack }: SecondStepProps) {
  const { completeLogin, isCompleting } = useCompleteLogin();
  const { startPasskeyLogin, isStarting } = useStartPasskeyLogin();
  const step = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => step.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);

  const complete = async (proof: { code: string } | { credential: string }) => {
    const outcome = await completeLogin({ token, ...proof });
    if (outcome.status !== 'done') return outcome.issues;
    onEnter(outcome.payload.user);
    return [];
  };
  const usePasskey = async () => {
    const outcome = await startPasskeyLogin(token);
    if (outcome.status !== 'done') return outcome.issues;
    const answer = await askPasskey(outcome.payload.options);
    return 'issues' in answer ? answer.issues : complete(answer);
  };

  return (
    <div ref={step}>
      <h2 className="text-2xl font-bold">
        <Trans>One more step</Trans>
      </h2>
      <p className="mt-2 mb-5 text-soft">
        <Trans>Your password is right. Now show that it is really you.</Trans>
      </p>
      <CodeForm
        methods={methods}
        isPending={isCompleting || isStarting}
        onCode={(code) => complete({ code })}
        onPasskey={usePasskey}
      />
      <Button look="quiet" onClick={onBack} className="mt-2 w-full">
        <Trans>Back to login</Trans>
      </Button>
    </div>
  );
}
