ALTER TABLE "occasions" ALTER COLUMN "reminder_days" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "occasions" ALTER COLUMN "reminder_days" DROP NOT NULL;--> statement-breakpoint
-- Nobody has edited the days of an event that was never changed and whose reminder is off: the profile's lead time counts.
UPDATE "occasions" SET "reminder_days" = NULL WHERE "version" = 1 AND "reminder_method" = '' AND "reminder_days" = 7;--> statement-breakpoint
-- Birthdays and anniversaries that only ever followed their contact notify in the app from now on. An edit leaves an
-- activity; where anything else differs from what the link made, the event stays as it is.
UPDATE "occasions" o SET "reminder_method" = 'push', "reminder_days" = NULL
FROM "contacts" c
WHERE c."id" = o."contact_id"
  AND o."linked_to" IS NOT NULL
  AND o."reminder_method" = ''
  AND coalesce(o."reminder_days", 7) = 7
  AND o."level_of_importance" = 'Medium' AND o."needs_gift" AND NOT o."needs_card"
  AND o."budget" IS NULL AND o."notes" IS NULL
  AND o."muted_at" IS NULL AND o."snoozed_until" IS NULL AND c."reminders_paused_at" IS NULL
  AND (o."version" = 1 OR o."updated_at" = c."updated_at")
  AND NOT EXISTS (SELECT FROM "occasion_skips" s WHERE s."occasion_id" = o."id")
  AND NOT EXISTS (
    SELECT FROM "user_activities" a
    WHERE a."user_id" = o."user_id" AND a."entity_type" = 'occasion' AND a."entity_id" = o."id"
  );--> statement-breakpoint
-- Their reminders are planned again, and no list is taken from a cache.
UPDATE "users" SET "planned_through" = '-infinity', "data_version" = "data_version" + 1
WHERE EXISTS (SELECT FROM "occasions" o WHERE o."user_id" = "users"."id" AND o."linked_to" IS NOT NULL);
