CREATE TABLE "import_gifts" (
	"user_id" text NOT NULL,
	"import_id" integer NOT NULL,
	"gift_id" integer NOT NULL,
	"contact_id" integer NOT NULL,
	"occasion_id" integer,
	"title" text NOT NULL,
	"description" text,
	"price" numeric(10, 2),
	"price_paid" numeric(10, 2),
	"product_url" text,
	"item_type" text NOT NULL,
	"is_saved" boolean NOT NULL,
	"is_purchased" boolean NOT NULL,
	"occurrence_date" date,
	CONSTRAINT "import_gifts_user_id_import_id_gift_id_pk" PRIMARY KEY("user_id","import_id","gift_id")
);
--> statement-breakpoint
ALTER TABLE "import_gifts" ADD CONSTRAINT "import_gifts_import" FOREIGN KEY ("user_id","import_id") REFERENCES "public"."imports"("user_id","id") ON DELETE cascade ON UPDATE cascade;