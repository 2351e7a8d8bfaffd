CREATE TABLE "presents_received" (
	"user_id" text NOT NULL,
	"id" serial NOT NULL,
	"from_name" text NOT NULL,
	"contact_id" integer,
	"title" text NOT NULL,
	"received_on" date NOT NULL,
	"thanked_on" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "presents_received_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "gift_ideas" ADD COLUMN "delivery_state" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_ideas" ADD COLUMN "arrives_on" date;--> statement-breakpoint
ALTER TABLE "gift_ideas" ADD COLUMN "reaction" text;--> statement-breakpoint
ALTER TABLE "presents_received" ADD CONSTRAINT "presents_received_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presents_received" ADD CONSTRAINT "presents_received_contact_of_user" FOREIGN KEY ("user_id","contact_id") REFERENCES "public"."contacts"("user_id","id") ON DELETE set null ("contact_id") ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "presents_received_contact" ON "presents_received" USING btree ("user_id","contact_id");--> statement-breakpoint
ALTER TABLE "gift_ideas" ADD CONSTRAINT "gift_ideas_delivered_is_bought" CHECK ("gift_ideas"."is_purchased" or ("gift_ideas"."delivery_state" = 'none' and "gift_ideas"."reaction" is null));--> statement-breakpoint
ALTER TABLE "gift_ideas" ADD CONSTRAINT "gift_ideas_arriving_is_ordered" CHECK ("gift_ideas"."arrives_on" is null or "gift_ideas"."delivery_state" <> 'none');