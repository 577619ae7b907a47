import { useLingui } from '@lingui/react/macro';
import { useState, type RefObject } from 'react';
import { controlStyle, type FieldControl } from '../../../ui/Field.tsx';
import { latePart, Nothing } from '../../../ui/latePart.tsx';
import { isList } from './pastedLines.ts';
import type { Chosen, ShownList } from './suggestions.ts';

const Suggestions = latePart(async () => (await import('./Suggestions.tsx')).Suggestions, { Missing: Nothing });

interface EntryFieldProps {
  input: RefObject<HTMLInputElement | null>;
  value: string;
  control: FieldControl;
  /** The beginning of a name in what is typed, if there is one. */
  begun: string | undefined;
  /** The field got the focus. */
  onBegin: () => void;
  onType: (line: string) => void;
  onLeave: () => void;
  onChoose: (chosen: Chosen) => void;
  /** A list was pasted, one subscription in each line. */
  onPasteList: (text: string) => void;
}

/** The field for a subscription in one line, with suggestions while a name is typed. What is typed stays what is sent. */
export function EntryField({
  input,
  value,
  control,
  begun,
  onBegin,
  onType,
  onLeave,
  onChoose,
  onPasteList,
}: EntryFieldProps) {
  const { t } = useLingui();
  const [isTyping, setIsTyping] = useState(false);
  const [list, setList] = useState<ShownList>();
  return (
    <div className="relative">
      <input
        {...control}
        ref={input}
        value={value}
        name="entry"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={list !== undefined}
        aria-controls={list?.id}
        aria-activedescendant={list?.activeId}
        onFocus={() => {
          onBegin();
          Suggestions.preload();
        }}
        onBlur={() => {
          setIsTyping(false);
          onLeave();
        }}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain');
          if (!isList(text)) return;
          event.preventDefault();
          onPasteList(text);
        }}
        onChange={(event) => {
          setIsTyping(true);
          onType(event.target.value);
        }}
        autoComplete="off"
        placeholder={t`Netflix - $15.49/month`}
        className={`${controlStyle} min-h-12`}
      />
      {isTyping && begun !== undefined && (
        <Suggestions
          search={begun}
          input={input}
          onShow={setList}
          onChoose={(chosen) => {
            setIsTyping(false);
            onChoose(chosen);
          }}
          onClose={() => setIsTyping(false)}
        />
      )}
    </div>
  );
}
