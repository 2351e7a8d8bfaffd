-- The owner first in every key: what PostgreSQL on many machines demands (docs/decisions/016). Foreign keys are dropped first and
-- checked once at the end, and each table is written once.
ALTER TABLE "gift_splits" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "occasion_skips" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "product_dismissals" ADD COLUMN "user_id" text;--> statement-breakpoint
UPDATE "gift_splits" SET "user_id" = "gift_ideas"."user_id" FROM "gift_ideas" WHERE "gift_ideas"."id" = "gift_splits"."gift_idea_id";--> statement-breakpoint
UPDATE "occasion_skips" SET "user_id" = "occasions"."user_id" FROM "occasions" WHERE "occasions"."id" = "occasion_skips"."occasion_id";--> statement-breakpoint
UPDATE "product_dismissals" SET "user_id" = "contacts"."user_id" FROM "contacts" WHERE "contacts"."id" = "product_dismissals"."contact_id";--> statement-breakpoint
ALTER TABLE "contact_pictures" DROP CONSTRAINT "contact_pictures_contact_of_user";--> statement-breakpoint
ALTER TABLE "ask_links" DROP CONSTRAINT "ask_links_contact_of_user";--> statement-breakpoint
ALTER TABLE "ask_answers" DROP CONSTRAINT "ask_answers_contact_of_user";--> statement-breakpoint
ALTER TABLE "presents_received" DROP CONSTRAINT "presents_received_contact_of_user";--> statement-breakpoint
ALTER TABLE "plan_occurrences" DROP CONSTRAINT "plan_occurrences_plan_of_user";--> statement-breakpoint
ALTER TABLE "plan_occurrences" DROP CONSTRAINT "plan_occurrences_occasion_of_user";--> statement-breakpoint
ALTER TABLE "gift_pictures" DROP CONSTRAINT "gift_pictures_gift_of_user";--> statement-breakpoint
ALTER TABLE "contributor_links" DROP CONSTRAINT "contributor_links_gift_of_user";--> statement-breakpoint
ALTER TABLE "import_files" DROP CONSTRAINT "import_files_import";--> statement-breakpoint
ALTER TABLE "import_people" DROP CONSTRAINT "import_people_import";--> statement-breakpoint
ALTER TABLE "import_contacts" DROP CONSTRAINT "import_contacts_import";--> statement-breakpoint
ALTER TABLE "import_occasions" DROP CONSTRAINT "import_occasions_import";--> statement-breakpoint
ALTER TABLE "import_gifts" DROP CONSTRAINT "import_gifts_import";--> statement-breakpoint
ALTER TABLE "gift_ideas" DROP CONSTRAINT "gift_ideas_contact_of_user";--> statement-breakpoint
ALTER TABLE "gift_ideas" DROP CONSTRAINT "gift_ideas_occasion_of_contact";--> statement-breakpoint
ALTER TABLE "gift_splits" DROP CONSTRAINT "gift_splits_gift_idea_id_gift_ideas_id_fk";--> statement-breakpoint
ALTER TABLE "occasion_skips" DROP CONSTRAINT "occasion_skips_occasion_id_occasions_id_fk";--> statement-breakpoint
ALTER TABLE "occasions" DROP CONSTRAINT "occasions_contact_of_user";--> statement-breakpoint
ALTER TABLE "product_dismissals" DROP CONSTRAINT "product_dismissals_contact_id_contacts_id_fk";--> statement-breakpoint
ALTER TABLE "email_reminders" DROP CONSTRAINT "email_reminders_occasion_id_occasions_id_fk";--> statement-breakpoint
ALTER TABLE "email_reminders" DROP CONSTRAINT "email_reminders_contact_id_contacts_id_fk";--> statement-breakpoint
ALTER TABLE "reminders" DROP CONSTRAINT "reminders_occasion_id_occasions_id_fk";--> statement-breakpoint
DROP INDEX "contacts_user";--> statement-breakpoint
DROP INDEX "occasions_user";--> statement-breakpoint
DROP INDEX "occasions_linked";--> statement-breakpoint
DROP INDEX "gift_ideas_user";--> statement-breakpoint
DROP INDEX "gift_ideas_contact";--> statement-breakpoint
DROP INDEX "gift_ideas_occasion";--> statement-breakpoint
DROP INDEX "gift_splits_gift";--> statement-breakpoint
DROP INDEX "feedback_user";--> statement-breakpoint
ALTER TABLE "contacts"
  DROP CONSTRAINT "contacts_pkey",
  DROP CONSTRAINT "contacts_uid_unique",
  ALTER COLUMN "id" SET DATA TYPE bigint,
  ADD CONSTRAINT "contacts_user_id_id_pk" PRIMARY KEY("user_id","id"),
  ADD CONSTRAINT "contacts_uid" UNIQUE("user_id","uid");--> statement-breakpoint
ALTER TABLE "occasions"
  DROP CONSTRAINT "occasions_pkey",
  DROP CONSTRAINT "occasions_uid_unique",
  DROP CONSTRAINT "occasions_id_contact",
  ALTER COLUMN "id" SET DATA TYPE bigint,
  ALTER COLUMN "contact_id" SET DATA TYPE bigint,
  ADD CONSTRAINT "occasions_user_id_id_pk" PRIMARY KEY("user_id","id"),
  ADD CONSTRAINT "occasions_uid" UNIQUE("user_id","uid"),
  ADD CONSTRAINT "occasions_id_contact" UNIQUE("user_id","id","contact_id");--> statement-breakpoint
ALTER TABLE "gift_ideas"
  DROP CONSTRAINT "gift_ideas_pkey",
  DROP CONSTRAINT "gift_ideas_uid_unique",
  ALTER COLUMN "id" SET DATA TYPE bigint,
  ALTER COLUMN "contact_id" SET DATA TYPE bigint,
  ALTER COLUMN "occasion_id" SET DATA TYPE bigint,
  ADD CONSTRAINT "gift_ideas_user_id_id_pk" PRIMARY KEY("user_id","id"),
  ADD CONSTRAINT "gift_ideas_uid" UNIQUE("user_id","uid");--> statement-breakpoint
ALTER TABLE "gift_splits"
  DROP CONSTRAINT "gift_splits_pkey",
  DROP CONSTRAINT "gift_splits_uid_unique",
  ALTER COLUMN "user_id" SET NOT NULL,
  ALTER COLUMN "id" SET DATA TYPE bigint,
  ALTER COLUMN "gift_idea_id" SET DATA TYPE bigint,
  ADD CONSTRAINT "gift_splits_user_id_id_pk" PRIMARY KEY("user_id","id"),
  ADD CONSTRAINT "gift_splits_uid" UNIQUE("user_id","uid");--> statement-breakpoint
ALTER TABLE "occasion_skips"
  DROP CONSTRAINT "occasion_skips_occasion_id_occurrence_date_pk",
  ALTER COLUMN "user_id" SET NOT NULL,
  ALTER COLUMN "occasion_id" SET DATA TYPE bigint,
  ADD CONSTRAINT "occasion_skips_user_id_occasion_id_occurrence_date_pk" PRIMARY KEY("user_id","occasion_id","occurrence_date");--> statement-breakpoint
ALTER TABLE "product_dismissals"
  DROP CONSTRAINT "product_dismissals_contact_id_provider_product_key_pk",
  ALTER COLUMN "user_id" SET NOT NULL,
  ALTER COLUMN "contact_id" SET DATA TYPE bigint,
  ADD CONSTRAINT "product_dismissals_user_id_contact_id_provider_product_key_pk" PRIMARY KEY("user_id","contact_id","provider","product_key");--> statement-breakpoint
ALTER TABLE "user_activities"
  DROP CONSTRAINT "user_activities_pkey",
  ALTER COLUMN "entity_id" SET DATA TYPE bigint,
  ADD CONSTRAINT "user_activities_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
ALTER TABLE "feedback"
  DROP CONSTRAINT "feedback_pkey",
  ALTER COLUMN "id" SET DATA TYPE bigint,
  ADD CONSTRAINT "feedback_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
ALTER TABLE "contact_pictures"
  ALTER COLUMN "contact_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "gift_pictures"
  ALTER COLUMN "gift_idea_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "contributor_links"
  ALTER COLUMN "gift_idea_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "ask_links"
  ALTER COLUMN "contact_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "ask_answers"
  ALTER COLUMN "id" SET DATA TYPE bigint,
  ALTER COLUMN "contact_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "calendar_feeds"
  ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "plans"
  ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "plan_occurrences"
  ALTER COLUMN "occasion_id" SET DATA TYPE bigint,
  ALTER COLUMN "plan_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "presents_received"
  ALTER COLUMN "id" SET DATA TYPE bigint,
  ALTER COLUMN "contact_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "contact_merges"
  ALTER COLUMN "id" SET DATA TYPE bigint,
  ALTER COLUMN "contact_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "imports"
  ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "import_files"
  ALTER COLUMN "import_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "import_people"
  ALTER COLUMN "import_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "import_contacts"
  ALTER COLUMN "import_id" SET DATA TYPE bigint,
  ALTER COLUMN "contact_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "import_occasions"
  ALTER COLUMN "import_id" SET DATA TYPE bigint,
  ALTER COLUMN "occasion_id" SET DATA TYPE bigint,
  ALTER COLUMN "contact_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "import_gifts"
  ALTER COLUMN "import_id" SET DATA TYPE bigint,
  ALTER COLUMN "gift_id" SET DATA TYPE bigint,
  ALTER COLUMN "contact_id" SET DATA TYPE bigint,
  ALTER COLUMN "occasion_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "reminders"
  ALTER COLUMN "occasion_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "email_reminders"
  ALTER COLUMN "occasion_id" SET DATA TYPE bigint,
  ALTER COLUMN "contact_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER SEQUENCE "contacts_id_seq" AS bigint;--> statement-breakpoint
ALTER SEQUENCE "occasions_id_seq" AS bigint;--> statement-breakpoint
ALTER SEQUENCE "gift_ideas_id_seq" AS bigint;--> statement-breakpoint
ALTER SEQUENCE "gift_splits_id_seq" AS bigint;--> statement-breakpoint
ALTER SEQUENCE "feedback_id_seq" AS bigint;--> statement-breakpoint
ALTER SEQUENCE "ask_answers_id_seq" AS bigint;--> statement-breakpoint
ALTER SEQUENCE "calendar_feeds_id_seq" AS bigint;--> statement-breakpoint
ALTER SEQUENCE "plans_id_seq" AS bigint;--> statement-breakpoint
ALTER SEQUENCE "presents_received_id_seq" AS bigint;--> statement-breakpoint
ALTER SEQUENCE "contact_merges_id_seq" AS bigint;--> statement-breakpoint
ALTER SEQUENCE "imports_id_seq" AS bigint;--> statement-breakpoint
ALTER TABLE "passkeys" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER SEQUENCE "passkeys_id_seq" AS bigint;--> statement-breakpoint
ALTER TABLE "api_failures" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER SEQUENCE "api_failures_id_seq" AS bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "occasions_linked" ON "occasions" USING btree ("user_id","contact_id","linked_to");--> statement-breakpoint
CREATE INDEX "gift_ideas_contact" ON "gift_ideas" USING btree ("user_id","contact_id");--> statement-breakpoint
CREATE INDEX "gift_ideas_occasion" ON "gift_ideas" USING btree ("user_id","occasion_id","is_saved");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_splits_gift" ON "gift_splits" USING btree ("user_id","gift_idea_id");--> statement-breakpoint
CREATE INDEX "feedback_newest" ON "feedback" USING btree ("id");--> statement-breakpoint
ALTER TABLE "occasions" ADD CONSTRAINT "occasions_contact_of_user" FOREIGN KEY ("user_id","contact_id") REFERENCES "public"."contacts"("user_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "gift_ideas" ADD CONSTRAINT "gift_ideas_contact_of_user" FOREIGN KEY ("user_id","contact_id") REFERENCES "public"."contacts"("user_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "gift_ideas" ADD CONSTRAINT "gift_ideas_occasion_of_contact" FOREIGN KEY ("user_id","occasion_id","contact_id") REFERENCES "public"."occasions"("user_id","id","contact_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "gift_splits" ADD CONSTRAINT "gift_splits_gift_of_user" FOREIGN KEY ("user_id","gift_idea_id") REFERENCES "public"."gift_ideas"("user_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "gift_pictures" ADD CONSTRAINT "gift_pictures_gift_of_user" FOREIGN KEY ("user_id","gift_idea_id") REFERENCES "public"."gift_ideas"("user_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "contributor_links" ADD CONSTRAINT "contributor_links_gift_of_user" FOREIGN KEY ("user_id","gift_idea_id") REFERENCES "public"."gift_ideas"("user_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "occasion_skips" ADD CONSTRAINT "occasion_skips_occasion_of_user" FOREIGN KEY ("user_id","occasion_id") REFERENCES "public"."occasions"("user_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "product_dismissals" ADD CONSTRAINT "product_dismissals_contact_of_user" FOREIGN KEY ("user_id","contact_id") REFERENCES "public"."contacts"("user_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "contact_pictures" ADD CONSTRAINT "contact_pictures_contact_of_user" FOREIGN KEY ("user_id","contact_id") REFERENCES "public"."contacts"("user_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "ask_links" ADD CONSTRAINT "ask_links_contact_of_user" FOREIGN KEY ("user_id","contact_id") REFERENCES "public"."contacts"("user_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "ask_answers" ADD CONSTRAINT "ask_answers_contact_of_user" FOREIGN KEY ("user_id","contact_id") REFERENCES "public"."contacts"("user_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "presents_received" ADD CONSTRAINT "presents_received_contact_of_user" FOREIGN KEY ("user_id","contact_id") REFERENCES "public"."contacts"("user_id","id") ON DELETE set null ("contact_id") ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "plan_occurrences" ADD CONSTRAINT "plan_occurrences_plan_of_user" FOREIGN KEY ("user_id","plan_id") REFERENCES "public"."plans"("user_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "plan_occurrences" ADD CONSTRAINT "plan_occurrences_occasion_of_user" FOREIGN KEY ("user_id","occasion_id") REFERENCES "public"."occasions"("user_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "import_files" ADD CONSTRAINT "import_files_import" FOREIGN KEY ("user_id","import_id") REFERENCES "public"."imports"("user_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "import_people" ADD CONSTRAINT "import_people_import" FOREIGN KEY ("user_id","import_id") REFERENCES "public"."imports"("user_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "import_contacts" ADD CONSTRAINT "import_contacts_import" FOREIGN KEY ("user_id","import_id") REFERENCES "public"."imports"("user_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "import_occasions" ADD CONSTRAINT "import_occasions_import" FOREIGN KEY ("user_id","import_id") REFERENCES "public"."imports"("user_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "import_gifts" ADD CONSTRAINT "import_gifts_import" FOREIGN KEY ("user_id","import_id") REFERENCES "public"."imports"("user_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_occasion_of_user" FOREIGN KEY ("user_id","occasion_id") REFERENCES "public"."occasions"("user_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "email_reminders" ADD CONSTRAINT "email_reminders_occasion_of_user" FOREIGN KEY ("user_id","occasion_id") REFERENCES "public"."occasions"("user_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "email_reminders" ADD CONSTRAINT "email_reminders_contact_of_user" FOREIGN KEY ("user_id","contact_id") REFERENCES "public"."contacts"("user_id","id") ON DELETE cascade ON UPDATE cascade;
