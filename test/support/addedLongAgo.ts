/** Subscriptions that were added some time ago: what is overdue was tracked before it was due. */
import { runIn } from './newDatabase.ts';

// One statement, because opening a database takes seconds.
const trigger = `
  DO $do$ BEGIN
    CREATE FUNCTION "addedLongAgo"() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN NEW."createdAt" := now() - interval ''40 days''; RETURN NEW; END';
    CREATE TRIGGER "addedLongAgo" BEFORE INSERT ON "user_subscriptions"
      FOR EACH ROW EXECUTE FUNCTION "addedLongAgo"();
  END $do$`;

/** Makes it so that whatever is tracked on the server that will start here was added forty days ago. */
export const addedLongAgo = (place: { DATA_DIR: string }) => runIn(place, trigger);
