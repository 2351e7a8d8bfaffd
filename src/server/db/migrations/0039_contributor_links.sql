CREATE TABLE "contributor_links" (
	"user_id" text NOT NULL,
	"gift_idea_id" integer NOT NULL,
	"contributor_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "contributor_links_user_id_token_hash_pk" PRIMARY KEY("user_id","token_hash")
);
--> statement-breakpoint
ALTER TABLE "user_preferences" ADD COLUMN "how_to_pay_text" text;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD COLUMN "how_to_pay_url" text;--> statement-breakpoint
ALTER TABLE "contributor_links" ADD CONSTRAINT "contributor_links_gift_of_user" FOREIGN KEY ("user_id","gift_idea_id") REFERENCES "public"."gift_ideas"("user_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "contributor_links_gift" ON "contributor_links" USING btree ("user_id","gift_idea_id","contributor_id");--> statement-breakpoint
CREATE INDEX "contributor_links_expires" ON "contributor_links" USING btree ("expires_at");