import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../../common/paths.ts';

/** Where a tab is; what else the address holds stays in it. */
export function useTabPath(tab: 'login' | 'register'): string {
  const [search] = useSearchParams();
  const wanted = new URLSearchParams(search);
  if (tab === 'login') wanted.delete('tab');
  else wanted.set('tab', tab);
  return wanted.size > 0 ? `${paths.auth}?${wanted}` : paths.auth;
}
