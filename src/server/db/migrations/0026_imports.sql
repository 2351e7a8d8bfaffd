CREATE TABLE "import_contacts" (
	"user_id" text NOT NULL,
	"import_id" integer NOT NULL,
	"position" integer NOT NULL,
	"contact_id" integer NOT NULL,
	"is_new" boolean NOT NULL,
	"full_name" text NOT NULL,
	"relationship" text NOT NULL,
	"birthday" text,
	"anniversary_date" date,
	"email" text,
	"phone_number" text,
	"mailing_address" text,
	"gender" text,
	"interests" text,
	"notes" text,
	"updated_before" timestamp (3) with time zone,
	"version_after" integer,
	CONSTRAINT "import_contacts_user_id_import_id_position_pk" PRIMARY KEY("user_id","import_id","position")
);
--> statement-breakpoint
CREATE TABLE "import_files" (
	"user_id" text NOT NULL,
	"import_id" integer NOT NULL,
	"part" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "import_files_user_id_import_id_part_pk" PRIMARY KEY("user_id","import_id","part")
);
--> statement-breakpoint
CREATE TABLE "import_occasions" (
	"user_id" text NOT NULL,
	"import_id" integer NOT NULL,
	"occasion_id" integer NOT NULL,
	"contact_id" integer NOT NULL,
	"is_new_contact" boolean NOT NULL,
	"name" text NOT NULL,
	"date" date NOT NULL,
	"type" text NOT NULL,
	"linked_to" text,
	"year_known" boolean NOT NULL,
	CONSTRAINT "import_occasions_user_id_import_id_occasion_id_pk" PRIMARY KEY("user_id","import_id","occasion_id")
);
--> statement-breakpoint
CREATE TABLE "import_people" (
	"user_id" text NOT NULL,
	"import_id" integer NOT NULL,
	"position" integer NOT NULL,
	"person" jsonb NOT NULL,
	CONSTRAINT "import_people_user_id_import_id_position_pk" PRIMARY KEY("user_id","import_id","position")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"user_id" text NOT NULL,
	"id" serial NOT NULL,
	"batch" uuid DEFAULT gen_random_uuid() NOT NULL,
	"state" text NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"columns" jsonb,
	"guess" jsonb,
	"assumptions" jsonb,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"choices" jsonb,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"activity_id" bigint,
	"locked_until" timestamp (3) with time zone,
	"locked_by" text,
	CONSTRAINT "imports_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "import_contacts" ADD CONSTRAINT "import_contacts_import" FOREIGN KEY ("user_id","import_id") REFERENCES "public"."imports"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_files" ADD CONSTRAINT "import_files_import" FOREIGN KEY ("user_id","import_id") REFERENCES "public"."imports"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_occasions" ADD CONSTRAINT "import_occasions_import" FOREIGN KEY ("user_id","import_id") REFERENCES "public"."imports"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_people" ADD CONSTRAINT "import_people_import" FOREIGN KEY ("user_id","import_id") REFERENCES "public"."imports"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imports_running" ON "imports" USING btree ("locked_until") WHERE "imports"."state" = 'running';--> statement-breakpoint
CREATE INDEX "imports_created" ON "imports" USING btree ("created_at");