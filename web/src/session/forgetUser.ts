import { changeUser } from './changeUser.ts';
import { forgetTab } from './tabStorage.ts';

/** Makes the page nobody's for good: what was typed and found goes with whoever has left. Navigate right after it. */
export function forgetUser(): void {
  forgetTab();
  changeUser(null);
}
