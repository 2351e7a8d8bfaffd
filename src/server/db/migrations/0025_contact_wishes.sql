ALTER TABLE "contacts" ADD COLUMN "wishes" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "sizes" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "allergies" text;