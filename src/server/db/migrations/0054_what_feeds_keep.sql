ALTER TABLE "product_feeds" ADD COLUMN "upload" text;--> statement-breakpoint
ALTER TABLE "product_feeds" ADD COLUMN "picture_hosts" text[] DEFAULT '{}' NOT NULL;