ALTER TABLE "user_preferences" ADD COLUMN "delivery_days" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "delivery_days" integer;--> statement-breakpoint
ALTER TABLE "occasions" ADD COLUMN "delivery_days" integer;