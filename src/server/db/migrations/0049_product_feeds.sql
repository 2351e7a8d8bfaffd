CREATE TABLE "product_feed_files" (
	"feed_id" bigint NOT NULL,
	"upload" text NOT NULL,
	"part" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "product_feed_files_feed_id_upload_part_pk" PRIMARY KEY("feed_id","upload","part")
);
--> statement-breakpoint
CREATE TABLE "product_feed_rejects" (
	"feed_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"line" integer NOT NULL,
	"item_id" text NOT NULL,
	"title" text NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "product_feed_rejects_feed_id_position_pk" PRIMARY KEY("feed_id","position")
);
--> statement-breakpoint
CREATE TABLE "product_feeds" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"url" text,
	"file_name" text,
	"schedule" text NOT NULL,
	"next_run_at" timestamp (3) with time zone,
	"format" text,
	"mapping" jsonb,
	"used_mapping" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"chosen_departments" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"departments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"etag" text,
	"last_modified" text,
	"products_table" text,
	"products" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'idle' NOT NULL,
	"is_confirmed" boolean DEFAULT false NOT NULL,
	"phase" text DEFAULT 'waiting' NOT NULL,
	"done_bytes" bigint DEFAULT 0 NOT NULL,
	"total_bytes" bigint,
	"items" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp (3) with time zone,
	"last_result" jsonb,
	"last_success_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"locked_by" text,
	"attempts" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_feed_files" ADD CONSTRAINT "product_feed_files_feed_id_product_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."product_feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_feed_rejects" ADD CONSTRAINT "product_feed_rejects_feed_id_product_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."product_feeds"("id") ON DELETE cascade ON UPDATE no action;