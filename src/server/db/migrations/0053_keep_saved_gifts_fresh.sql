CREATE TABLE "price_drops" (
	"user_id" text NOT NULL,
	"id" bigserial NOT NULL,
	"gift_idea_id" bigint NOT NULL,
	"price" numeric(10, 2) NOT NULL,
	"was" numeric(10, 2),
	"created_at" timestamp (3) with time zone NOT NULL,
	"pushed_at" timestamp (3) with time zone,
	CONSTRAINT "price_drops_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "gift_ideas" ADD COLUMN "shop_fields" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_ideas" ADD COLUMN "offer_price" numeric(10, 2);--> statement-breakpoint
ALTER TABLE "gift_ideas" ADD COLUMN "offer_in_stock" boolean;--> statement-breakpoint
ALTER TABLE "gift_ideas" ADD COLUMN "offer_as_of" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "gift_ideas" ADD COLUMN "check_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "gift_ideas" ADD COLUMN "watched_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "gift_ideas" ADD COLUMN "watch_below" numeric(10, 2);--> statement-breakpoint
ALTER TABLE "gift_ideas" ADD COLUMN "watch_from" numeric(10, 2);--> statement-breakpoint
ALTER TABLE "price_drops" ADD CONSTRAINT "price_drops_gift_of_user" FOREIGN KEY ("user_id","gift_idea_id") REFERENCES "public"."gift_ideas"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_drops_gift" ON "price_drops" USING btree ("user_id","gift_idea_id");--> statement-breakpoint
CREATE INDEX "price_drops_created" ON "price_drops" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "price_drops_waiting" ON "price_drops" USING btree ("created_at") WHERE "price_drops"."pushed_at" is null;--> statement-breakpoint
CREATE INDEX "gift_ideas_check" ON "gift_ideas" USING btree ("check_at") WHERE "gift_ideas"."check_at" is not null;--> statement-breakpoint
CREATE INDEX "gift_ideas_content" ON "gift_ideas" USING btree ("content_fetched_at") WHERE "gift_ideas"."content_fetched_at" is not null;