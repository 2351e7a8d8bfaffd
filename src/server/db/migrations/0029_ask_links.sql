CREATE TABLE "ask_answers" (
	"id" serial NOT NULL,
	"user_id" text NOT NULL,
	"contact_id" integer NOT NULL,
	"birthday" text,
	"mailing_address" text,
	"sizes" text,
	"interests" text,
	"allergies" text,
	"wishes" text,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ask_answers_user_id_contact_id_pk" PRIMARY KEY("user_id","contact_id")
);
--> statement-breakpoint
CREATE TABLE "ask_links" (
	"user_id" text NOT NULL,
	"contact_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ask_links_user_id_contact_id_pk" PRIMARY KEY("user_id","contact_id")
);
--> statement-breakpoint
ALTER TABLE "ask_answers" ADD CONSTRAINT "ask_answers_contact_of_user" FOREIGN KEY ("user_id","contact_id") REFERENCES "public"."contacts"("user_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "ask_links" ADD CONSTRAINT "ask_links_contact_of_user" FOREIGN KEY ("user_id","contact_id") REFERENCES "public"."contacts"("user_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE UNIQUE INDEX "ask_links_token" ON "ask_links" USING btree ("user_id","token_hash");--> statement-breakpoint
CREATE INDEX "ask_links_expires" ON "ask_links" USING btree ("expires_at");