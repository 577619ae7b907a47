import { it } from 'vitest';
import { remindersEach, remindUnderFire } from '../support/remindersUnderFire.ts';

/** Set REMINDERS=10000 for more of them, and to be told what became of them. */
const wanted = process.env['REMINDERS'];

it('reminders arrive once each, though servers and mail servers are killed, clocks go wrong and people move', async () => {
  const outcome = await remindUnderFire(Number(wanted ?? 2_000) / remindersEach);
  if (wanted) console.log(outcome);
}, 600_000);
