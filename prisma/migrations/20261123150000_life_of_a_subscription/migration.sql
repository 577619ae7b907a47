-- AlterTable
ALTER TABLE "user_subscriptions"
ADD COLUMN     "autoRenews" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "earlier" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "endsOn" DATE,
ADD COLUMN     "noticeCount" INTEGER,
ADD COLUMN     "noticeUnit" TEXT,
ADD COLUMN     "pauses" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "prices" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "rollCount" INTEGER,
ADD COLUMN     "rollUnit" TEXT,
ADD COLUMN     "termCount" INTEGER,
ADD COLUMN     "termUnit" TEXT,
ADD COLUMN     "trialEndsOn" DATE;

-- What was inactive is paused. Nobody has noted since when: at the latest since its last change.
UPDATE "user_subscriptions"
SET "pauses" = jsonb_build_array(jsonb_build_object('from', to_char("updatedAt", 'YYYY-MM-DD'), 'until', NULL))
WHERE NOT "isActive";

ALTER TABLE "user_subscriptions" DROP COLUMN "isActive";

ALTER TABLE "user_subscriptions"
  ADD CONSTRAINT "user_subscriptions_trialEndsOn_check" CHECK (
    "trialEndsOn" >= "startsOn" OR jsonb_array_length("earlier") > 0),
  ADD CONSTRAINT "user_subscriptions_endsOn_check" CHECK ("endsOn" >= "startsOn" OR jsonb_array_length("earlier") > 0),
  ADD CONSTRAINT "user_subscriptions_term_check" CHECK (
    ("termCount" IS NULL) = ("termUnit" IS NULL) AND "termCount" BETWEEN 1 AND 366
    AND "termUnit" IN ('day', 'week', 'month', 'year')),
  ADD CONSTRAINT "user_subscriptions_roll_check" CHECK (
    ("rollCount" IS NULL) = ("rollUnit" IS NULL) AND "rollCount" BETWEEN 1 AND 366
    AND "rollUnit" IN ('day', 'week', 'month', 'year')),
  ADD CONSTRAINT "user_subscriptions_notice_check" CHECK (
    ("noticeCount" IS NULL) = ("noticeUnit" IS NULL) AND "noticeCount" BETWEEN 1 AND 366
    AND "noticeUnit" IN ('day', 'week', 'month', 'year')),
  ADD CONSTRAINT "user_subscriptions_prices_check" CHECK (
    jsonb_typeof("prices") = 'array' AND jsonb_array_length("prices") <= 100
    AND jsonb_array_length("prices") = jsonb_array_length(jsonb_path_query_array("prices",
      '$[*] ? (@.from like_regex "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" && @.amountCents >= 0 && @.amountCents <= 9999999999)'))),
  ADD CONSTRAINT "user_subscriptions_pauses_check" CHECK (
    jsonb_typeof("pauses") = 'array' AND jsonb_array_length("pauses") <= 100
    AND jsonb_array_length("pauses") = jsonb_array_length(jsonb_path_query_array("pauses",
      '$[*] ? (@.from like_regex "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" && (@.until == null || @.until > @.from))'))),
  ADD CONSTRAINT "user_subscriptions_earlier_check" CHECK (
    jsonb_typeof("earlier") = 'array' AND jsonb_array_length("earlier") <= 100
    AND jsonb_array_length("earlier") = jsonb_array_length(jsonb_path_query_array("earlier",
      '$[*] ? (@.startsOn like_regex "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" && @.until > @.startsOn
        && @.cycleCount >= 1 && @.cycleCount <= 366 && @.cycleUnit like_regex "^(day|week|month|year|once)$")')));
