/** The username that is signed in now, from the server; undefined when nobody is, or when there is no answer. */
export async function usernameNow(): Promise<string | undefined> {
  try {
    const answer = await fetch('/api/user', { credentials: 'same-origin', cache: 'no-store' });
    return answer.ok ? ((await answer.json()) as { username: string }).username : undefined;
  } catch {
    return undefined;
  }
}
