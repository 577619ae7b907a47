import { useEffect, useEffectEvent, useRef, useState, type Ref } from 'react';
import { controlStyle, Field } from './Field.tsx';

const pauseMs = 250;

interface SearchFieldProps {
  label: string;
  isLabelHidden?: boolean;
  ref?: Ref<HTMLInputElement>;
  /** The current search; the typed text may be ahead of it. */
  search: string;
  onSearch: (search: string) => void;
}

/** A search field; it searches after a pause in typing, or on Enter. */
export function SearchField({ label, isLabelHidden = false, ref, search, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(search);
  const asked = useRef(search);
  const askFor = (wanted: string) => {
    asked.current = wanted;
    onSearch(wanted);
  };
  const ask = useEffectEvent(() => askFor(text));

  useEffect(() => {
    if (text === asked.current) return;
    const timer = setTimeout(ask, pauseMs);
    return () => clearTimeout(timer);
  }, [text]);

  // The search was cleared elsewhere, or the user went back.
  useEffect(() => {
    if (search === asked.current) return;
    asked.current = search;
    setText(search);
  }, [search]);

  return (
    <Field label={label} isLabelHidden={isLabelHidden}>
      {(control) => (
        <input
          {...control}
          ref={ref}
          type="search"
          placeholder={isLabelHidden ? label : undefined}
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && askFor(text)}
          className={`${controlStyle} min-h-12`}
        />
      )}
    </Field>
  );
}
