import type { Page } from 'playwright-core';

/** Elements that stick out of the window, fill a button from edge to edge, or make something scroll sideways. */
export const stickingOut = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      // What slides through its track while something loads comes and goes at its edges.
      return width > 1 && height > 1 && !element.closest('.sr-only, .animate-slide') && element.checkVisibility();
    };
    const isOut = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      const isScroller = /auto|scroll/.test(getComputedStyle(element).overflowX);
      return left < -0.5 || right > innerWidth + 0.5 || (isScroller && element.scrollWidth > element.clientWidth);
    };
    const isTight = (button: Element) => {
      const words = document.createRange();
      return [...button.childNodes].some((node) => {
        words.selectNode(node);
        return node instanceof Text && words.getBoundingClientRect().width > button.getBoundingClientRect().width - 8;
      });
    };
    const found = [...document.body.querySelectorAll('*')].filter(
      (element) => isSeen(element) && (isOut(element) || (element.matches('button') && isTight(element))),
    );
    const innermost = found.filter((element) => !found.some((other) => other !== element && element.contains(other)));
    const extra = document.scrollingElement!.scrollWidth - innerWidth;
    return [...(extra > 0 ? [`the page, by ${extra} px`] : []), ...innermost.map(({ outerHTML }) => outerHTML)];
  });
