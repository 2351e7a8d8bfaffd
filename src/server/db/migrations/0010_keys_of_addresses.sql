-- The keys are made by key-addresses.ts, right after this. Until then the rows from before have none: hence NOT VALID.
DROP INDEX "users_email_lower";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email_key");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_email_has_key" CHECK (("users"."email" is null) = ("users"."email_key" is null)) NOT VALID;