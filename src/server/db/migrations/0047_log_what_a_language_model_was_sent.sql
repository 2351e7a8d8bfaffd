CREATE TABLE "model_requests" (
	"user_id" text NOT NULL,
	"id" bigserial NOT NULL,
	"contact_name" text NOT NULL,
	"event_name" text,
	"sent_to" text NOT NULL,
	"sent_text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"outcome" text NOT NULL,
	"answer" jsonb,
	"facts_hash" text,
	CONSTRAINT "model_requests_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "model_requests" ADD CONSTRAINT "model_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_requests_created" ON "model_requests" USING btree ("created_at");