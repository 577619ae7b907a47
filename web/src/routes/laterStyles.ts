import href from '../later.css?url';

let loading: Promise<void> | undefined;

/**
 * Resolves when the styles of the later screens are there. Their documents link to them; whether that link still loads
 * or has failed cannot be told, so that another link stands by it until its file has come.
 */
export function laterStyles(): Promise<void> {
  if (document.querySelector<HTMLLinkElement>(`link[href="${href}"]`)?.sheet) return Promise.resolve();
  return (loading ??= new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      loading = undefined;
      reject(new Error('The styles could not be loaded.'));
    });
    document.head.append(link);
  }));
}
