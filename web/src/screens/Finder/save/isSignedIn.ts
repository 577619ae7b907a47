/** Whether somebody is signed in at this moment, which only the server knows; without an answer nobody is. */
export async function isSignedIn(): Promise<boolean> {
  try {
    return (await fetch('/api/user', { method: 'HEAD', credentials: 'same-origin', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
