CREATE TABLE "digests" (
	"user_id" text NOT NULL,
	"week" date NOT NULL,
	"status" text NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "digests_user_id_week_pk" PRIMARY KEY("user_id","week")
);
--> statement-breakpoint
ALTER TABLE "user_preferences" ADD COLUMN "digest_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD COLUMN "digest_day" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD COLUMN "digest_hour" integer DEFAULT 9 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD COLUMN "digest_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD COLUMN "digest_next_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "digests" ADD CONSTRAINT "digests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "digests_week" ON "digests" USING btree ("week");--> statement-breakpoint
CREATE INDEX "user_preferences_digest" ON "user_preferences" USING btree ("digest_next_at") WHERE "user_preferences"."digest_enabled";