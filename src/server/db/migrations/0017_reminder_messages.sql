ALTER TABLE "email_reminders" DROP CONSTRAINT "email_reminders_message_id_unique";--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "message_key" text;