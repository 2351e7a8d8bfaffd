ALTER TABLE "import_contacts" ADD COLUMN "suppressed_before" text[];--> statement-breakpoint
ALTER TABLE "import_occasions" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "import_occasions" ADD COLUMN "version_after" integer;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;