/** What the server says of itself in the document, so that a visitor's screens need not ask. */
interface Site {
  /** Whom people without a password can write to. */
  adminEmail: string | null;
  /** Whether a reset link can be mailed. */
  sendsMail: boolean;
}

/** As the document has it; one that Vite serves while developing has nothing. */
export function readSite(): Site {
  const content = document.querySelector<HTMLMetaElement>('meta[name=site]')?.content;
  return content ? (JSON.parse(content) as Site) : { adminEmail: null, sendsMail: true };
}
