CREATE TABLE "gift_pictures" (
	"user_id" text NOT NULL,
	"gift_idea_id" integer NOT NULL,
	"version" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "gift_pictures_user_id_gift_idea_id_pk" PRIMARY KEY("user_id","gift_idea_id")
);
--> statement-breakpoint
CREATE TABLE "contact_pictures" (
	"user_id" text NOT NULL,
	"contact_id" integer NOT NULL,
	"version" text NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "contact_pictures_user_id_contact_id_pk" PRIMARY KEY("user_id","contact_id")
);
--> statement-breakpoint
ALTER TABLE "gift_ideas" ADD COLUMN "picture_version" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "picture_version" text;--> statement-breakpoint
-- First the index that the key of gift_pictures refers to.
CREATE UNIQUE INDEX "gift_ideas_user" ON "gift_ideas" USING btree ("user_id","id");--> statement-breakpoint
ALTER TABLE "gift_pictures" ADD CONSTRAINT "gift_pictures_gift_of_user" FOREIGN KEY ("user_id","gift_idea_id") REFERENCES "public"."gift_ideas"("user_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "contact_pictures" ADD CONSTRAINT "contact_pictures_contact_of_user" FOREIGN KEY ("user_id","contact_id") REFERENCES "public"."contacts"("user_id","id") ON DELETE cascade ON UPDATE cascade;
