ALTER TABLE "rate_limits" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "rate_limits" ADD COLUMN "who" text;--> statement-breakpoint
UPDATE "rate_limits" SET "name" = split_part("key", ':', 1), "who" = substr("key", strpos("key", ':') + 1);--> statement-breakpoint
ALTER TABLE "rate_limits" ALTER COLUMN "name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "rate_limits" ALTER COLUMN "who" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "rate_limits" DROP COLUMN "key";--> statement-breakpoint
ALTER TABLE "rate_limits" ADD CONSTRAINT "rate_limits_who_name_pk" PRIMARY KEY("who","name");
