import { changeUser } from './changeUser.ts';
import { forgetTab } from './tabStorage.ts';

/** Makes the page a visitor's and deletes what the user had typed and found. Navigate right after it. */
export function forgetUser(): void {
  forgetTab();
  changeUser(null);
}
