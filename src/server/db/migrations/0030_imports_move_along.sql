ALTER TABLE "import_contacts" DROP CONSTRAINT "import_contacts_import";
--> statement-breakpoint
ALTER TABLE "import_files" DROP CONSTRAINT "import_files_import";
--> statement-breakpoint
ALTER TABLE "import_occasions" DROP CONSTRAINT "import_occasions_import";
--> statement-breakpoint
ALTER TABLE "import_people" DROP CONSTRAINT "import_people_import";
--> statement-breakpoint
ALTER TABLE "import_contacts" ADD COLUMN "category_ids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_contacts" ADD COLUMN "wishes" text;--> statement-breakpoint
ALTER TABLE "import_contacts" ADD COLUMN "sizes" text;--> statement-breakpoint
ALTER TABLE "import_contacts" ADD COLUMN "allergies" text;--> statement-breakpoint
ALTER TABLE "import_contacts" ADD COLUMN "dislikes" text;--> statement-breakpoint
ALTER TABLE "import_contacts" ADD CONSTRAINT "import_contacts_import" FOREIGN KEY ("user_id","import_id") REFERENCES "public"."imports"("user_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "import_files" ADD CONSTRAINT "import_files_import" FOREIGN KEY ("user_id","import_id") REFERENCES "public"."imports"("user_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "import_occasions" ADD CONSTRAINT "import_occasions_import" FOREIGN KEY ("user_id","import_id") REFERENCES "public"."imports"("user_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "import_people" ADD CONSTRAINT "import_people_import" FOREIGN KEY ("user_id","import_id") REFERENCES "public"."imports"("user_id","id") ON DELETE cascade ON UPDATE cascade;