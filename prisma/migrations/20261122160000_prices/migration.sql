-- A price was kept as text, with what it came to a month beside it. It becomes an amount and a cycle.
-- Statements are sent one by one where they end with a semicolon, so there is none inside of them.
BEGIN;

-- What the version before this read from a price: its first amount, whether that was by the year, and its currency's marks.
-- No row where it read nothing.
CREATE FUNCTION pg_temp.read_price(price text) RETURNS TABLE (cents bigint, "isYearly" boolean, marks text[])
LANGUAGE sql AS $$
  WITH spelled (mark, number, space, word) AS (VALUES (
    'us\$|ca\$|au\$|mx\$|hk\$|c\$|a\$|r\$|s\$|\$|€|£|¥|￥|₹|₩|₺|rm|kr|z[łŁ]|usd|eur|gbp|cad|aud|jpy|chf|cny|inr|brl|krw|'
    'mxn|myr|sgd|hkd|sek|nok|dkk|pln|try|zar|r',
    '[1-9][0-9]{0,2}(?:,[0-9]{2,3})*,[0-9]{3}(?:\.[0-9]{1,2})?|'
    '[1-9][0-9]{0,2}(?:\.[0-9]{3})+,[0-9]{1,2}|'
    '[1-9][0-9]{0,2}(?:\.[0-9]{3}){2,}|'
    '[1-9][0-9]{0,2}(?:[''’\u00a0\u202f][0-9]{3})+(?:[.,][0-9]{1,2})?|'
    '[0-9]*\.[0-9]{1,2}|'
    '[0-9]+(?:,[0-9]{1,2})?',
    '[\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]*',
    '[A-Za-z0-9_]'
  )), found AS (
    SELECT parts[1] AS before, parts[2] AS number, parts[3] AS after, parts[4] AS rest, space, word
    FROM spelled, regexp_match(
      price COLLATE "C",
      '(?i)(?<!' || word || '|[.,-])(?:(' || mark || ')' || space || ')?(' || number || ')(?:' || space || '(' || mark || '))?'
      '(?!' || word || '|[.,][0-9])(.*)$'
    ) AS parts
    WHERE char_length(price) <= 200
  ), counted AS (
    SELECT *, (
      regexp_replace(regexp_replace(number, '[.,][0-9]{1,2}$', ''), '[^0-9]', '', 'g')
      || rpad(coalesce(substring(number FROM '[.,]([0-9]{1,2})$'), ''), 2, '0')
    )::numeric AS hundredths
    FROM found
  )
  SELECT
    hundredths::bigint,
    price COLLATE "C" ~* 'year' OR (
      rest !~* ('^' || space || '(/|per|a)?' || space || 'mo')
      AND price COLLATE "C" ~* '(^|[^A-Za-z0-9_])yr($|[^A-Za-z0-9_])|annual'
    ),
    array_remove(ARRAY[translate(lower(before), 'Ł', 'ł'), translate(lower(after), 'Ł', 'ł')], NULL)
  FROM counted WHERE hundredths <= 9999999999
$$;

ALTER TABLE "user_subscriptions"
  ADD COLUMN "amountCents" BIGINT,
  ADD COLUMN "cycleCount" INTEGER,
  ADD COLUMN "cycleUnit" TEXT,
  ADD COLUMN "unreadPrice" TEXT;

-- What was counted a month stays as it was: where the text says anything else, that amount becomes the price.
UPDATE "user_subscriptions" AS paid SET
  "amountCents" = coalesce(priced.cents, paid."monthlyAmount"),
  "cycleCount" = 1,
  "cycleUnit" = CASE WHEN priced."isYearly" THEN 'year' ELSE 'month' END,
  "unreadPrice" = CASE WHEN priced.cents IS NULL THEN paid."price" END
FROM (
  SELECT each.id, price.cents, price."isYearly"
  FROM "user_subscriptions" AS each
  JOIN (VALUES
    ('USD', ARRAY['usd', '$', 'us$']), ('EUR', ARRAY['eur', '€']), ('GBP', ARRAY['gbp', '£']),
    ('CAD', ARRAY['cad', '$', 'c$', 'ca$']), ('AUD', ARRAY['aud', '$', 'a$', 'au$']), ('JPY', ARRAY['jpy', '¥', '￥']),
    ('CHF', ARRAY['chf']), ('CNY', ARRAY['cny', '¥']), ('INR', ARRAY['inr', '₹']), ('BRL', ARRAY['brl', 'r$']),
    ('KRW', ARRAY['krw', '₩']), ('MXN', ARRAY['mxn', '$', 'mx$']), ('MYR', ARRAY['myr', 'rm']),
    ('SGD', ARRAY['sgd', '$', 's$']), ('HKD', ARRAY['hkd', '$', 'hk$']), ('SEK', ARRAY['sek', 'kr']),
    ('NOK', ARRAY['nok', 'kr']), ('DKK', ARRAY['dkk', 'kr']), ('PLN', ARRAY['pln', 'zł']), ('TRY', ARRAY['try', '₺']),
    ('ZAR', ARRAY['zar', 'r'])
  ) AS own (currency, marks) ON own.currency = each."currency"
  LEFT JOIN LATERAL pg_temp.read_price(each."price") AS price
    ON price.marks <@ own.marks
    AND round(price.cents::numeric / CASE WHEN price."isYearly" THEN 12 ELSE 1 END) = each."monthlyAmount"
) AS priced
WHERE priced.id = paid.id;

ALTER TABLE "user_subscriptions"
  ALTER COLUMN "amountCents" SET NOT NULL,
  ALTER COLUMN "cycleCount" SET NOT NULL,
  ALTER COLUMN "cycleUnit" SET NOT NULL,
  DROP COLUMN "price",
  DROP COLUMN "monthlyAmount",
  ADD CONSTRAINT "user_subscriptions_amountCents_check" CHECK ("amountCents" BETWEEN 0 AND 9999999999),
  ADD CONSTRAINT "user_subscriptions_cycleCount_check" CHECK ("cycleCount" BETWEEN 1 AND 366),
  ADD CONSTRAINT "user_subscriptions_cycleUnit_check" CHECK ("cycleUnit" IN ('day', 'week', 'month', 'year', 'once')),
  ADD CONSTRAINT "user_subscriptions_once_check" CHECK ("cycleUnit" <> 'once' OR "cycleCount" = 1);

ALTER TABLE "saved_recommendations"
  ADD COLUMN "amountCents" BIGINT,
  ADD COLUMN "cycleCount" INTEGER,
  ADD COLUMN "cycleUnit" TEXT,
  ADD COLUMN "unreadPrice" TEXT;

-- What was no price in US dollars counted for nothing, and does so still.
UPDATE "saved_recommendations" AS saved SET
  "amountCents" = priced.cents,
  "cycleCount" = CASE WHEN priced.cents IS NOT NULL THEN 1 END,
  "cycleUnit" = CASE WHEN priced.cents IS NOT NULL THEN CASE WHEN priced."isYearly" THEN 'year' ELSE 'month' END END,
  "unreadPrice" = CASE WHEN priced.cents IS NULL THEN saved."price" END
FROM (
  SELECT
    each.id,
    CASE WHEN each."price" COLLATE "C" ~* '^[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]*free[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]*$' THEN 0 ELSE price.cents END AS cents,
    price."isYearly"
  FROM "saved_recommendations" AS each
  LEFT JOIN LATERAL pg_temp.read_price(each."price") AS price ON price.marks <@ ARRAY['usd', '$', 'us$']
) AS priced
WHERE priced.id = saved.id;

ALTER TABLE "saved_recommendations"
  DROP COLUMN "price",
  ADD CONSTRAINT "saved_recommendations_amountCents_check" CHECK ("amountCents" BETWEEN 0 AND 9999999999),
  ADD CONSTRAINT "saved_recommendations_cycleCount_check" CHECK ("cycleCount" BETWEEN 1 AND 366),
  ADD CONSTRAINT "saved_recommendations_cycleUnit_check" CHECK ("cycleUnit" IN ('day', 'week', 'month', 'year', 'once')),
  ADD CONSTRAINT "saved_recommendations_once_check" CHECK ("cycleUnit" <> 'once' OR "cycleCount" = 1),
  ADD CONSTRAINT "saved_recommendations_price_check" CHECK (
    num_nulls("amountCents", "cycleCount", "cycleUnit") = CASE WHEN "unreadPrice" IS NULL THEN 0 ELSE 3 END);

COMMIT;
