import type { Picture } from './pictures.ts';

/** A picture of a screen, in the theme of the page; on a phone, as it looks there. */
export function ScreenPicture({ picture: { light, dark }, alt }: { picture: Picture; alt: string }) {
  return [light, dark].map((shots) => (
    <picture key={shots.desktop} className={shots === light ? 'dark:hidden' : 'hidden dark:block'}>
      <source media="(width < 40rem)" srcSet={shots.phone} width={390} height={640} />
      <img
        src={shots.desktop}
        alt={alt}
        loading="lazy"
        width={1280}
        height={870}
        className="mt-6 h-auto w-full rounded-2xl border border-line"
      />
    </picture>
  ));
}
