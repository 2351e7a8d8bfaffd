CREATE TABLE "pictures" (
	"user_id" text NOT NULL,
	"version" text NOT NULL,
	"source" text NOT NULL,
	"content" "bytea",
	"fetched_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pictures_user_id_version_pk" PRIMARY KEY("user_id","version")
);
--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pictures_user_expires" ON "pictures" USING btree ("user_id","expires_at");--> statement-breakpoint
CREATE INDEX "pictures_expires" ON "pictures" USING btree ("expires_at");