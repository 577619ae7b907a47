/** The style of the header's links, in the header and in the menu of narrow windows. */
export const headerLinkStyle =
  'flex min-h-11 items-center rounded-full px-4 font-semibold text-soft hover:bg-sunken hover:text-ink aria-[current=page]:bg-fern-tint aria-[current=page]:text-fern';
