import type { ReactNode } from 'react';
import { PageHeading } from './PageHeading.tsx';

/** A short page of text. */
export function Prose({ title, children }: { title: string; children: ReactNode }) {
  return (
    <article className="wrap py-12 md:py-20">
      <PageHeading>{title}</PageHeading>
      <div className="mt-8 flex max-w-[65ch] flex-col gap-4 text-lg [&_a]:font-semibold [&_a]:text-fern [&_a]:underline [&_a]:underline-offset-4 [&_h2]:mt-6 [&_h2]:text-2xl [&_h2]:font-bold [&_li]:mt-2 [&_ul]:list-disc [&_ul]:pl-6">
        {children}
      </div>
    </article>
  );
}
