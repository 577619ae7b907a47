/** For how many people something is, as its name or note says: 'Slack, 4 seats', 'for the team of 6'. */
export function saysSeats(name: string, note: string | null): number | undefined {
  const text = `${name}\n${note ?? ''}`;
  const [, before, after] =
    /(\d{1,4})\s*(?:seats?|users?|people|persons?|members?|licen[cs]es?|employees|colleagues)\b|\b(?:team|family|household|group|all|us) of (\d{1,4})\b/i.exec(
      text,
    ) ?? [];
  const count = Number(before ?? after);
  return count > 0 ? count : undefined;
}

const others =
  /\b(famil(?:y|ies)|kids?|child(?:ren)?|sons?|daughters?|wife|husband|partner|spouse|girlfriend|boyfriend|mum|mom|mother|dad|father|parents?|sister|brother|siblings?|flatmates?|roommates?|housemates?|household|friends?|share[ds]?|sharing|split|everyone|everybody|both of us|all of us|each of us|two of us|we|our|us|team|colleagues?|grand\p{L}+|together|and me|me and)\b/iu;

/** Whether a text says that several people use something. */
export const saysSeveral = (text: string | null): boolean => text !== null && others.test(text);
