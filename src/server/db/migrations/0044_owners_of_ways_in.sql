CREATE TABLE "email_owners" (
	"email_key" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "endpoint_owners" (
	"endpoint" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_owners" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "identity_owners_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "passkey_owners" (
	"credential_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL
);
--> statement-breakpoint
INSERT INTO "email_owners" ("email_key", "user_id") SELECT "email_key", "id" FROM "users" WHERE "email_key" IS NOT NULL;--> statement-breakpoint
INSERT INTO "identity_owners" ("issuer", "subject", "user_id") SELECT "issuer", "subject", "user_id" FROM "user_identities";--> statement-breakpoint
INSERT INTO "passkey_owners" ("credential_id", "user_id") SELECT "credential_id", "user_id" FROM "passkeys";--> statement-breakpoint
-- A session lasts 180 days at most; a day more, so that it ends first.
INSERT INTO "endpoint_owners" ("endpoint", "user_id", "ends_at")
	SELECT "endpoint", "user_id", now() + interval '181 days' FROM "push_subscriptions";--> statement-breakpoint
ALTER TABLE "push_subscriptions" DROP CONSTRAINT "push_subscriptions_endpoint_unique";--> statement-breakpoint
ALTER TABLE "passkeys" DROP CONSTRAINT "passkeys_pkey";--> statement-breakpoint
ALTER TABLE "user_identities" DROP CONSTRAINT "user_identities_pkey";--> statement-breakpoint
DROP INDEX "passkeys_user";--> statement-breakpoint
DROP INDEX "user_identities_user";--> statement-breakpoint
DROP INDEX "users_email_key";--> statement-breakpoint
DROP INDEX "passkeys_credential";--> statement-breakpoint
DROP INDEX "user_identities_issuer_subject";--> statement-breakpoint
ALTER TABLE "user_identities" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER SEQUENCE "user_identities_id_seq" AS bigint;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
ALTER TABLE "user_identities" ADD CONSTRAINT "user_identities_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "email_owners_user" ON "email_owners" USING btree ("user_id","email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "endpoint_owners_user" ON "endpoint_owners" USING btree ("user_id","endpoint");--> statement-breakpoint
CREATE INDEX "endpoint_owners_ended" ON "endpoint_owners" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_owners_user" ON "identity_owners" USING btree ("user_id","issuer","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "passkey_owners_user" ON "passkey_owners" USING btree ("user_id","credential_id");--> statement-breakpoint
CREATE INDEX "users_unkeyed" ON "users" USING btree ("id") WHERE "users"."email" is not null and "users"."email_key" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint" ON "push_subscriptions" USING btree ("user_id","endpoint");--> statement-breakpoint
CREATE UNIQUE INDEX "passkeys_credential" ON "passkeys" USING btree ("user_id","credential_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_identities_issuer_subject" ON "user_identities" USING btree ("user_id","issuer","subject");--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_owner" FOREIGN KEY ("user_id","credential_id") REFERENCES "public"."passkey_owners"("user_id","credential_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_identities" ADD CONSTRAINT "user_identities_owner" FOREIGN KEY ("user_id","issuer","subject") REFERENCES "public"."identity_owners"("user_id","issuer","subject") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_email_owner" FOREIGN KEY ("id","email_key") REFERENCES "public"."email_owners"("user_id","email_key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_endpoint_owner" FOREIGN KEY ("user_id","endpoint") REFERENCES "public"."endpoint_owners"("user_id","endpoint") ON DELETE cascade ON UPDATE no action;
