DROP INDEX "contacts_user";--> statement-breakpoint
CREATE UNIQUE INDEX "contacts_user" ON "contacts" USING btree ("user_id","id");--> statement-breakpoint
ALTER TABLE "gift_ideas" DROP CONSTRAINT "gift_ideas_contact_id_contacts_id_fk";--> statement-breakpoint
ALTER TABLE "occasions" DROP CONSTRAINT "occasions_contact_id_contacts_id_fk";--> statement-breakpoint
ALTER TABLE "gift_ideas" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "occasions" ADD COLUMN "user_id" text;--> statement-breakpoint
UPDATE "gift_ideas" SET "user_id" = "contacts"."user_id" FROM "contacts" WHERE "contacts"."id" = "gift_ideas"."contact_id";--> statement-breakpoint
UPDATE "occasions" SET "user_id" = "contacts"."user_id" FROM "contacts" WHERE "contacts"."id" = "occasions"."contact_id";--> statement-breakpoint
ALTER TABLE "gift_ideas" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "occasions" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_ideas" ADD CONSTRAINT "gift_ideas_contact_of_user" FOREIGN KEY ("contact_id","user_id") REFERENCES "public"."contacts"("id","user_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "occasions" ADD CONSTRAINT "occasions_contact_of_user" FOREIGN KEY ("contact_id","user_id") REFERENCES "public"."contacts"("id","user_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "gift_ideas_assigned" ON "gift_ideas" USING btree ("user_id","occurrence_date") WHERE "gift_ideas"."is_saved";--> statement-breakpoint
CREATE INDEX "occasions_yearly" ON "occasions" USING btree ("user_id",(extract(month from "date")::int * 100 + extract(day from "date")::int)) WHERE "occasions"."is_recurring" and "occasions"."date_rule" = 'fixed';--> statement-breakpoint
CREATE INDEX "occasions_once" ON "occasions" USING btree ("user_id","date") WHERE not "occasions"."is_recurring";--> statement-breakpoint
CREATE INDEX "occasions_feasts" ON "occasions" USING btree ("user_id","date_rule") WHERE "occasions"."is_recurring" and "occasions"."date_rule" <> 'fixed';
