// @ts-nocheck -- for the browser, and for GraphiQL, which has no types
// Runs before GraphiQL does. `options` is put in front of it (graphiql.ts).

// What GraphiQL itself writes as HTML it has cleaned with DOMPurify. Nothing is ever made a script.
const createPolicy = (name, rules) => globalThis.trustedTypes?.createPolicy(name, rules) ?? rules;
createPolicy('default', {
  createHTML: (html) => html,
  createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
});

self.MonacoEnvironment = {
  globalAPI: false,
  getWorkerUrl: (_module, label) => options.workers[label],
  // The editor writes HTML with style attributes, which the page's policy refuses. They are written under another name, and
  // set by a script before anything is drawn. The editor writes spaces in texts as no-break spaces, so no text has this form.
  createTrustedTypesPolicy: (name, { createHTML, ...rules }) =>
    createPolicy(name, {
      ...rules,
      createHTML:
        createHTML && ((...given) => createHTML(...given).replace(/(<[a-z][^>]*? )style="/g, '$1data-style="')),
    }),
};
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes)
      if (node instanceof HTMLElement)
        for (const element of [node, ...node.querySelectorAll('[data-style]')])
          if (element.dataset.style) element.style.cssText = element.dataset.style;
}).observe(document, { childList: true, subtree: true });

// The editor also makes style elements at run time: they get the page's nonce.
const { nonce } = document.currentScript;
const create = document.createElement;
document.createElement = function createWithNonce(name, ...rest) {
  const element = create.call(this, name, ...rest);
  if (element instanceof HTMLStyleElement) element.nonce = nonce;
  return element;
};

addEventListener('DOMContentLoaded', () =>
  YogaGraphiQL.renderYogaGraphiQL(document.querySelector('#root'), options.page),
);
