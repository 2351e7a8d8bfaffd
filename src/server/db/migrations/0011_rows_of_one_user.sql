DROP INDEX "products_department";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "planned_through";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "planned_through" timestamp (3) with time zone DEFAULT '-infinity' NOT NULL;--> statement-breakpoint
CREATE INDEX "email_tokens_expires" ON "email_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "password_reset_tokens_expires" ON "password_reset_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_planned" ON "users" USING btree ("planned_through");--> statement-breakpoint
CREATE INDEX "products_key" ON "products" USING btree ("product_key");--> statement-breakpoint
CREATE INDEX "gift_ideas_trending" ON "gift_ideas" USING btree ("created_at","product_key","user_id") WHERE "gift_ideas"."provider" = 'ribbonry';--> statement-breakpoint
CREATE INDEX "email_reminders_outcome" ON "email_reminders" USING btree ("status","sent_at");--> statement-breakpoint
CREATE INDEX "mail_queue_sent" ON "mail_queue" USING btree ("sent_at") WHERE "mail_queue"."sent_at" is not null;--> statement-breakpoint
CREATE INDEX "reminders_over" ON "reminders" USING btree ("channel","occurrence_date") WHERE "reminders"."is_sent" or not "reminders"."is_active";--> statement-breakpoint
CREATE INDEX "products_department" ON "products" USING btree ("search_index",md5("product_key"));--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "planned_version";