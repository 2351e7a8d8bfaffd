ALTER TABLE "import_contacts" ADD COLUMN "uid" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "import_gifts" ADD COLUMN "uid" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "import_occasions" ADD COLUMN "uid" uuid DEFAULT gen_random_uuid() NOT NULL;