ALTER TABLE "import_occasions" ADD COLUMN "is_recurring" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "import_occasions" ADD COLUMN "date_rule" text DEFAULT 'fixed' NOT NULL;