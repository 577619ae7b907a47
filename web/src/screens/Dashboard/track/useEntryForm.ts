import { i18n } from '@lingui/core';
import { useRef, useState } from 'react';
import { readEntry } from '../../../../../common/billing/entry.ts';
import { entryMessage } from '../../../../../common/billing/problems.ts';
import { paymentDayProblem } from '../../../../../common/forms/paymentDay.ts';
import { heard } from '../../../../../common/said.ts';
import { categoryNames, type Category } from '../../../../../common/values.ts';
import { forgetDraft, keepDraft, readTyped } from '../../../drafts/draft.ts';
import { afterPress } from '../../../ui/press.ts';
import { keptCategory } from './keptCategory.ts';

/** What is typed into the box, valid or not. */
export interface EntryDraft {
  entry: string;
  category: Category;
  /** A calendar day, or empty. */
  startsOn: string;
  websiteUrl: string;
  /** The name in the suggestion that the web address is of; the entry may name something else since. */
  websiteOf: string;
}

/** The fields that can be wrong. */
type Field = 'entry' | 'startsOn';

const draftKey = 'entry';
const emptyDraft: EntryDraft = { entry: '', category: 'other', startsOn: '', websiteUrl: '', websiteOf: '' };

/**
 * The box's fields, as they were left in this tab, and what is wrong with them: a field is checked when it loses the
 * focus, all are when the box is sent, and then with every change. The dashboard comes first of all screens, so this
 * does without the libraries of the other forms, which are a tenth of what a first visit loads.
 *
 * @param own the currency that a bare `$`, `¥` or `kr` stands for
 */
export function useEntryForm(own: string) {
  const [empty] = useState(() => ({ ...emptyDraft, category: keptCategory() }));
  const [draft, setDraft] = useState(() => ({ ...empty, ...keptDraft() }));
  const [checked, setChecked] = useState<readonly Field[]>([]);
  /** What the server said of what was sent, until it changes. */
  const [refused, setRefused] = useState<Partial<Record<Field | 'root', string>>>({});
  const latest = useRef(draft);
  const controls = { entry: useRef<HTMLInputElement>(null), startsOn: useRef<HTMLInputElement>(null) };

  const problemOf = (field: Field, { entry, startsOn } = draft): string | undefined => {
    const message = field === 'entry' ? entryProblem(entry, own) : startsOn && paymentDayProblem(startsOn);
    if (!message) return undefined;
    const { id, values } = heard(message);
    return i18n._(id, { ...values });
  };
  const errorOf = (field: Field) => refused[field] ?? (checked.includes(field) ? problemOf(field) : undefined);

  const change = (changes: Partial<EntryDraft>) => {
    latest.current = { ...latest.current, ...changes };
    setDraft(latest.current);
    setRefused(({ entry, startsOn, root }) => ({
      ...(entry && changes.entry === undefined && { entry }),
      ...(startsOn && changes.startsOn === undefined && { startsOn }),
      ...(root && { root }),
    }));
    const typed = Object.entries(latest.current).filter(([field, value]) => value !== empty[field as keyof EntryDraft]);
    keepDraft(draftKey, Object.fromEntries(typed));
  };

  return {
    draft,
    errors: { entry: errorOf('entry'), startsOn: errorOf('startsOn'), root: refused.root },
    controls,
    /** What is typed by now, in a function that has waited. */
    typed: () => latest.current,
    change,

    /** Notes that a field has lost the focus. One that is empty was passed by. */
    leave: async (field: Field) => {
      await afterPress();
      if (latest.current[field]) setChecked((before) => (before.includes(field) ? before : [...before, field]));
    },

    /** Checks all that is typed; the first field that is wrong gets the focus. */
    check: (): boolean => {
      setChecked(['entry', 'startsOn']);
      setRefused({});
      const wrong = (['entry', 'startsOn'] as const).find((field) => problemOf(field, latest.current));
      if (wrong) controls[wrong].current?.focus();
      return !wrong;
    },

    refuse: (field: 'entry' | 'root', message: string) => {
      setRefused((others) => ({ ...others, [field]: message }));
      if (field === 'entry') controls.entry.current?.focus();
    },

    /** Says no more what is wrong. */
    forgive: () => {
      setChecked([]);
      setRefused({});
    },

    clear: () => {
      latest.current = empty;
      setDraft(empty);
      setChecked([]);
      setRefused({});
      forgetDraft(draftKey);
    },
  };
}

function entryProblem(line: string, own: string): string | undefined {
  const entry = readEntry(line, own);
  return typeof entry === 'string' ? entryMessage(entry) : undefined;
}

/** What of a kept draft can have been typed here. */
function keptDraft(): Partial<EntryDraft> {
  const { category, ...texts } = readTyped(draftKey);
  const known = Object.entries(texts).filter(([field, value]) => field in emptyDraft && typeof value === 'string');
  const chosen = categoryNames.find((name) => name === category);
  return { ...Object.fromEntries(known), ...(chosen && { category: chosen }) };
}
