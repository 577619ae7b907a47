import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../../common/paths.ts';

/** The path of a tab; keeps the address's other parameters. */
export function useTabPath(tab: 'login' | 'register'): string {
  const [search] = useSearchParams();
  const wanted = new URLSearchParams(search);
  if (tab === 'login') wanted.delete('tab');
  else wanted.set('tab', tab);
  return wanted.size > 0 ? `${paths.auth}?${wanted}` : paths.auth;
}
