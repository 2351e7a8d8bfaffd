-- The owner first in the keys of reminders and of the ledger of e-mails, too. The queue of e-mails is in one place and can't refer
-- to users, who may be on many machines.
ALTER TABLE "mail_queue" DROP CONSTRAINT "mail_queue_user_id_users_id_fk";--> statement-breakpoint
DROP INDEX "reminders_user";--> statement-breakpoint
DROP INDEX "reminders_once";--> statement-breakpoint
ALTER TABLE "reminders"
  DROP CONSTRAINT "reminders_pkey",
  ADD CONSTRAINT "reminders_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "reminders_once" ON "reminders" USING btree ("user_id","occasion_id","occurrence_date","slot","channel");--> statement-breakpoint
DROP INDEX "email_reminders_occasion";--> statement-breakpoint
DROP INDEX "email_reminders_contact";--> statement-breakpoint
ALTER TABLE "email_reminders"
  DROP CONSTRAINT "email_reminders_pkey",
  ADD CONSTRAINT "email_reminders_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
CREATE INDEX "email_reminders_contact" ON "email_reminders" USING btree ("user_id","contact_id");
