DROP INDEX "reminders_due";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "planned_version" bigint DEFAULT -1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "planned_through" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "reminders_due" ON "reminders" USING btree ("next_attempt_at") WHERE not "reminders"."is_sent" and "reminders"."is_active";