/** Imported into a server before it starts: its clock is as many milliseconds ahead as the file CLOCK_FILE says just then. */
import { readFileSync } from 'node:fs';

const file = process.env['CLOCK_FILE']!;
const RealDate = Date;
const read = () => Number(readFileSync(file, 'utf8'));
let ahead = read();
setInterval(() => (ahead = read()), 20).unref();
const now = () => RealDate.now() + ahead;

globalThis.Date = new Proxy(RealDate, {
  construct: (_target, args: [], newTarget) =>
    Reflect.construct(RealDate, args.length > 0 ? args : [now()], newTarget) as Date,
  get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
});
