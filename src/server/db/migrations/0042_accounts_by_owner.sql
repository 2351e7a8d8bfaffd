CREATE TABLE "earlier_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
-- Tokens handed out so far don't say whose they are. A session lasts 180 days at most, whatever it's used for.
INSERT INTO "earlier_tokens" ("token_hash", "user_id", "ends_at")
	SELECT "sid", "user_id", "created_at" + interval '180 days' FROM "sessions"
	UNION ALL SELECT "token", "user_id", "expires_at" FROM "password_reset_tokens" WHERE "used_at" IS NULL
	UNION ALL SELECT "token_hash", "user_id", "expires_at" FROM "email_tokens" WHERE "used_at" IS NULL;--> statement-breakpoint
CREATE INDEX "earlier_tokens_user" ON "earlier_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "earlier_tokens_ended" ON "earlier_tokens" USING btree ("ends_at");--> statement-breakpoint
ALTER TABLE "sign_in_challenges" DROP CONSTRAINT "sign_in_challenges_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "social_sign_ins" DROP CONSTRAINT "social_sign_ins_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "push_subscriptions" DROP CONSTRAINT "push_subscriptions_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "push_subscriptions" DROP CONSTRAINT "push_subscriptions_sid_sessions_sid_fk";--> statement-breakpoint
ALTER TABLE "push_subscriptions" DROP CONSTRAINT "push_subscriptions_sid_unique";--> statement-breakpoint
ALTER TABLE "push_subscriptions" DROP CONSTRAINT "push_subscriptions_pkey";--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_pkey";--> statement-breakpoint
DROP INDEX "sessions_user";--> statement-breakpoint
DROP INDEX "sessions_public_id";--> statement-breakpoint
DROP INDEX "push_subscriptions_user";--> statement-breakpoint
-- Their primary keys go with the ids, which nothing refers to.
ALTER TABLE "email_tokens" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "password_reset_tokens" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "recovery_codes" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "user_preferences" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "user_profiles" DROP COLUMN "id";--> statement-breakpoint
DROP INDEX "email_tokens_hash";--> statement-breakpoint
DROP INDEX "email_tokens_user";--> statement-breakpoint
DROP INDEX "password_reset_tokens_token";--> statement-breakpoint
DROP INDEX "password_reset_tokens_user";--> statement-breakpoint
DROP INDEX "recovery_codes_user_hash";--> statement-breakpoint
DROP INDEX "user_preferences_user";--> statement-breakpoint
DROP INDEX "user_profiles_user";--> statement-breakpoint
ALTER TABLE "user_preferences" ADD PRIMARY KEY ("user_id");--> statement-breakpoint
ALTER TABLE "user_profiles" ADD PRIMARY KEY ("user_id");--> statement-breakpoint
ALTER TABLE "push_subscriptions" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER SEQUENCE "push_subscriptions_id_seq" AS bigint;--> statement-breakpoint
ALTER TABLE "email_tokens" ADD CONSTRAINT "email_tokens_user_id_token_hash_pk" PRIMARY KEY("user_id","token_hash");--> statement-breakpoint
ALTER TABLE "password_reset_tokens" ADD CONSTRAINT "password_reset_tokens_user_id_token_pk" PRIMARY KEY("user_id","token");--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_sid_pk" PRIMARY KEY("user_id","sid");--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_session" ON "push_subscriptions" USING btree ("user_id","sid");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_public_id" ON "sessions" USING btree ("user_id","public_id");--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_of_user" FOREIGN KEY ("user_id","sid") REFERENCES "public"."sessions"("user_id","sid") ON DELETE cascade ON UPDATE no action;
