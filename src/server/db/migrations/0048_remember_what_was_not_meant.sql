ALTER TABLE "import_contacts" ADD COLUMN "not_meant" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "not_meant" text;