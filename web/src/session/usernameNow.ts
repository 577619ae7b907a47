/** Who is signed in at this moment, which only the server knows; nothing without an answer, or when nobody is. */
export async function usernameNow(): Promise<string | undefined> {
  try {
    const answer = await fetch('/api/user', { credentials: 'same-origin', cache: 'no-store' });
    return answer.ok ? ((await answer.json()) as { username: string }).username : undefined;
  } catch {
    return undefined;
  }
}
