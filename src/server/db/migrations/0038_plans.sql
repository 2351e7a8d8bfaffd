CREATE TABLE "plan_occurrences" (
	"user_id" text NOT NULL,
	"occasion_id" integer NOT NULL,
	"occurrence_date" date NOT NULL,
	"plan_id" integer NOT NULL,
	"budget" numeric(10, 2),
	"is_budget_fixed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "plan_occurrences_user_id_occasion_id_occurrence_date_pk" PRIMARY KEY("user_id","occasion_id","occurrence_date")
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"user_id" text NOT NULL,
	"id" serial NOT NULL,
	"uid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"date" date NOT NULL,
	"total_budget" numeric(10, 2),
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "plans_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "plans_uid" UNIQUE("user_id","uid")
);
--> statement-breakpoint
ALTER TABLE "plan_occurrences" ADD CONSTRAINT "plan_occurrences_plan_of_user" FOREIGN KEY ("user_id","plan_id") REFERENCES "public"."plans"("user_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "plan_occurrences" ADD CONSTRAINT "plan_occurrences_occasion_of_user" FOREIGN KEY ("user_id","occasion_id") REFERENCES "public"."occasions"("user_id","id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_occurrences_plan" ON "plan_occurrences" USING btree ("user_id","plan_id");