CREATE TABLE "email_tokens" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"purpose" text NOT NULL,
	"address" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "password_reset_tokens" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"sid" text PRIMARY KEY NOT NULL,
	"sess" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expire" timestamp (3) with time zone NOT NULL,
	"public_id" text NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"authenticated_at" timestamp (3) with time zone,
	"user_agent" text,
	"ip" text
);
--> statement-breakpoint
CREATE TABLE "user_identities" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"provider" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text,
	"email_verified" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_login_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "user_preferences" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"email_reminders_enabled" boolean DEFAULT true NOT NULL,
	"reminder_days_before" integer DEFAULT 7 NOT NULL,
	"reminder_hour" integer DEFAULT 9 NOT NULL,
	"budget_visibility" boolean DEFAULT true NOT NULL,
	"welcome_email_sent" boolean DEFAULT false NOT NULL,
	"time_zone" text,
	"time_zone_pinned" boolean DEFAULT false NOT NULL,
	"leap_day" text DEFAULT 'feb28' NOT NULL,
	"theme" text DEFAULT 'system' NOT NULL,
	"product_news" boolean DEFAULT false NOT NULL,
	"locale" text DEFAULT 'en-US' NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_profiles" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"email_verified_at" timestamp (3) with time zone,
	"phone_number" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"replit_id" text,
	"first_name" text,
	"last_name" text,
	"profile_image_url" text,
	"auth0_id" text,
	"email" text,
	"name" text,
	"picture" text,
	"provider" text,
	"password_hash" text,
	"is_guest" boolean DEFAULT false NOT NULL,
	"is_admin" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_login_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"email_verified_at" timestamp (3) with time zone,
	"password_changed_at" timestamp (3) with time zone,
	"terms_version" text,
	"terms_accepted_at" timestamp (3) with time zone,
	"age_confirmed_at" timestamp (3) with time zone,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"data_version" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"user_email" text,
	"user_name" text,
	"type" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"priority" text DEFAULT 'medium' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"admin_notes" text,
	"is_read" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"resolved_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "user_activities" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"activity_type" text NOT NULL,
	"description" text NOT NULL,
	"entity_id" integer,
	"entity_type" text,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" serial PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"product_key" text NOT NULL,
	"title" text NOT NULL,
	"summary" text,
	"description" text,
	"features" text[] DEFAULT '{}' NOT NULL,
	"price_low_cents" integer,
	"price_high_cents" integer,
	"price_typical_cents" integer,
	"currency" text DEFAULT 'USD' NOT NULL,
	"image_url" text,
	"product_url" text,
	"category_id" text NOT NULL,
	"search_index" text,
	"item_type" text DEFAULT 'gift' NOT NULL,
	"age_min" integer,
	"age_max" integer,
	"tags" jsonb NOT NULL,
	"flags" text[] DEFAULT '{}' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"as_of" timestamp (3) with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', "products"."title"), 'A') || setweight(to_tsvector('english', coalesce("products"."summary", '')), 'B') || setweight(to_tsvector('english', coalesce("products"."description", '')), 'C')) STORED
);
--> statement-breakpoint
CREATE TABLE "gift_ideas" (
	"id" serial PRIMARY KEY NOT NULL,
	"uid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"contact_id" integer NOT NULL,
	"occasion_id" integer,
	"title" text NOT NULL,
	"description" text,
	"price" numeric(10, 2),
	"currency" text DEFAULT 'USD' NOT NULL,
	"price_kind" text DEFAULT 'user' NOT NULL,
	"image_url" text,
	"product_url" text,
	"rating" numeric(2, 1),
	"review_count" integer,
	"is_saved" boolean DEFAULT false NOT NULL,
	"match_reason" text,
	"is_purchased" boolean DEFAULT false NOT NULL,
	"occurrence_date" date,
	"purchased_at" timestamp (3) with time zone,
	"price_paid" numeric(10, 2),
	"item_type" text DEFAULT 'gift' NOT NULL,
	"provider" text DEFAULT 'manual' NOT NULL,
	"product_key" text,
	"content_fetched_at" timestamp (3) with time zone,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "gift_ideas_uid_unique" UNIQUE("uid"),
	CONSTRAINT "gift_ideas_saved_has_occasion" CHECK (not "gift_ideas"."is_saved" or "gift_ideas"."occasion_id" is not null),
	CONSTRAINT "gift_ideas_occurrence_is_bought" CHECK ("gift_ideas"."occurrence_date" is null or "gift_ideas"."is_purchased")
);
--> statement-breakpoint
CREATE TABLE "gift_splits" (
	"id" serial PRIMARY KEY NOT NULL,
	"uid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"gift_idea_id" integer NOT NULL,
	"total_cost" numeric(10, 2) NOT NULL,
	"contributors" jsonb NOT NULL,
	"is_purchased" boolean DEFAULT false NOT NULL,
	"split_method" text DEFAULT 'custom' NOT NULL,
	"description" text,
	"organizer_email" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "gift_splits_uid_unique" UNIQUE("uid")
);
--> statement-breakpoint
CREATE TABLE "api_cache" (
	"id" serial PRIMARY KEY NOT NULL,
	"cache_key" text NOT NULL,
	"cache_type" text NOT NULL,
	"request_params" jsonb,
	"response_data" jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "api_cache_cache_key_unique" UNIQUE("cache_key")
);
--> statement-breakpoint
CREATE TABLE "api_failures" (
	"id" serial PRIMARY KEY NOT NULL,
	"error_type" text NOT NULL,
	"error_message" text NOT NULL,
	"status_code" integer,
	"endpoint" text NOT NULL,
	"request_params" jsonb,
	"retry_attempts" integer DEFAULT 0 NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	"is_resolved" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"occurrences" integer DEFAULT 1 NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"provider" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_rate_limit_metrics" (
	"id" serial PRIMARY KEY NOT NULL,
	"endpoint" text NOT NULL,
	"request_count" integer DEFAULT 0 NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"window_end" timestamp (3) with time zone NOT NULL,
	"rate_limit_hit" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer NOT NULL,
	"response" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"run_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"max_attempts" integer DEFAULT 5 NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"locked_by" text,
	"dedupe_key" text,
	"done_at" timestamp (3) with time zone,
	"last_error" text,
	CONSTRAINT "jobs_dedupe_key_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" serial PRIMARY KEY NOT NULL,
	"uid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"full_name" text NOT NULL,
	"relationship" text NOT NULL,
	"birthday" text,
	"anniversary_date" date,
	"email" text,
	"phone_number" text,
	"mailing_address" text,
	"interests" text,
	"category_ids" text[] DEFAULT '{}' NOT NULL,
	"gender" text,
	"notes" text,
	"dislikes" text,
	"reminders_paused_at" timestamp (3) with time zone,
	"suppressed_events" text[] DEFAULT '{}' NOT NULL,
	"source" text DEFAULT 'manual' NOT NULL,
	"external_id" text,
	"import_batch" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "contacts_uid_unique" UNIQUE("uid"),
	CONSTRAINT "contacts_birthday_form" CHECK ("contacts"."birthday" ~ '^((0[1-9]|1[0-2])|(0[1-9]|1[0-2])/(0[1-9]|[12][0-9]|3[01])|[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01]))$')
);
--> statement-breakpoint
CREATE TABLE "occasion_skips" (
	"occasion_id" integer NOT NULL,
	"occurrence_date" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "occasion_skips_occasion_id_occurrence_date_pk" PRIMARY KEY("occasion_id","occurrence_date")
);
--> statement-breakpoint
CREATE TABLE "occasions" (
	"id" serial PRIMARY KEY NOT NULL,
	"uid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"contact_id" integer NOT NULL,
	"name" text NOT NULL,
	"date" date NOT NULL,
	"type" text NOT NULL,
	"reminder_days" integer DEFAULT 7 NOT NULL,
	"is_recurring" boolean DEFAULT true NOT NULL,
	"budget" numeric(10, 2),
	"level_of_importance" text DEFAULT 'Medium' NOT NULL,
	"reminder_method" text DEFAULT '' NOT NULL,
	"needs_gift" boolean DEFAULT true NOT NULL,
	"needs_card" boolean DEFAULT false NOT NULL,
	"linked_to" text,
	"year_known" boolean DEFAULT true NOT NULL,
	"date_rule" text DEFAULT 'fixed' NOT NULL,
	"muted_at" timestamp (3) with time zone,
	"snoozed_until" date,
	"snoozed_occurrence" date,
	"notes" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "occasions_uid_unique" UNIQUE("uid"),
	CONSTRAINT "occasions_id_contact" UNIQUE("id","contact_id")
);
--> statement-breakpoint
CREATE TABLE "product_dismissals" (
	"contact_id" integer NOT NULL,
	"provider" text NOT NULL,
	"product_key" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "product_dismissals_contact_id_provider_product_key_pk" PRIMARY KEY("contact_id","provider","product_key")
);
--> statement-breakpoint
CREATE TABLE "email_reminders" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"occasion_id" integer NOT NULL,
	"contact_id" integer NOT NULL,
	"days_before_event" integer NOT NULL,
	"occurrence_date" date NOT NULL,
	"slot" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"address" text,
	"message_id" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"email_sent" boolean DEFAULT false NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "email_reminders_message_id_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "mail_queue" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" text,
	"template" text NOT NULL,
	"address" text NOT NULL,
	"props" jsonb NOT NULL,
	"message_id" text NOT NULL,
	"send_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"locked_by" text,
	"last_error" text,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_queue_message_id_unique" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"endpoint" text NOT NULL,
	"keys" jsonb NOT NULL,
	"user_agent" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"occasion_id" integer NOT NULL,
	"reminder_date" date NOT NULL,
	"occurrence_date" date NOT NULL,
	"slot" text NOT NULL,
	"channel" text NOT NULL,
	"send_at" timestamp (3) with time zone NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_sent" boolean DEFAULT false NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone,
	"locked_until" timestamp (3) with time zone,
	"locked_by" text,
	"last_error" text,
	"skip_reason" text
);
--> statement-breakpoint
ALTER TABLE "email_tokens" ADD CONSTRAINT "email_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_reset_tokens" ADD CONSTRAINT "password_reset_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_identities" ADD CONSTRAINT "user_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD CONSTRAINT "user_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_profiles" ADD CONSTRAINT "user_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_activities" ADD CONSTRAINT "user_activities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_ideas" ADD CONSTRAINT "gift_ideas_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_ideas" ADD CONSTRAINT "gift_ideas_occasion_of_contact" FOREIGN KEY ("occasion_id","contact_id") REFERENCES "public"."occasions"("id","contact_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_splits" ADD CONSTRAINT "gift_splits_gift_idea_id_gift_ideas_id_fk" FOREIGN KEY ("gift_idea_id") REFERENCES "public"."gift_ideas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occasion_skips" ADD CONSTRAINT "occasion_skips_occasion_id_occasions_id_fk" FOREIGN KEY ("occasion_id") REFERENCES "public"."occasions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occasions" ADD CONSTRAINT "occasions_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_dismissals" ADD CONSTRAINT "product_dismissals_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_reminders" ADD CONSTRAINT "email_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_reminders" ADD CONSTRAINT "email_reminders_occasion_id_occasions_id_fk" FOREIGN KEY ("occasion_id") REFERENCES "public"."occasions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_reminders" ADD CONSTRAINT "email_reminders_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_queue" ADD CONSTRAINT "mail_queue_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_occasion_id_occasions_id_fk" FOREIGN KEY ("occasion_id") REFERENCES "public"."occasions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "email_tokens_hash" ON "email_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "email_tokens_user" ON "email_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "password_reset_tokens_token" ON "password_reset_tokens" USING btree ("token");--> statement-breakpoint
CREATE INDEX "password_reset_tokens_user" ON "password_reset_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expire" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_public_id" ON "sessions" USING btree ("public_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_identities_issuer_subject" ON "user_identities" USING btree ("issuer","subject");--> statement-breakpoint
CREATE INDEX "user_identities_user" ON "user_identities" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_preferences_user" ON "user_preferences" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_profiles_user" ON "user_profiles" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_lower" ON "users" USING btree (lower("email")) WHERE "users"."email" is not null;--> statement-breakpoint
CREATE INDEX "users_guest_idle" ON "users" USING btree ("last_seen_at") WHERE "users"."is_guest";--> statement-breakpoint
CREATE INDEX "feedback_user" ON "feedback" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "feedback_inbox" ON "feedback" USING btree ("is_read","created_at");--> statement-breakpoint
CREATE INDEX "user_activities_recent" ON "user_activities" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "products_provider_key" ON "products" USING btree ("provider","product_key");--> statement-breakpoint
CREATE INDEX "products_category" ON "products" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search");--> statement-breakpoint
CREATE INDEX "products_title_trigram" ON "products" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "gift_ideas_contact" ON "gift_ideas" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "gift_ideas_occasion" ON "gift_ideas" USING btree ("occasion_id","is_saved");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_splits_gift" ON "gift_splits" USING btree ("gift_idea_id");--> statement-breakpoint
CREATE INDEX "api_cache_expired" ON "api_cache" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "api_failures_recent" ON "api_failures" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "api_rate_limit_metrics_window" ON "api_rate_limit_metrics" USING btree ("endpoint","window_start");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "jobs_ready" ON "jobs" USING btree ("run_at") WHERE "jobs"."done_at" is null;--> statement-breakpoint
CREATE INDEX "rate_limits_ended" ON "rate_limits" USING btree ("window_ends");--> statement-breakpoint
CREATE INDEX "contacts_user" ON "contacts" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "occasions_contact" ON "occasions" USING btree ("contact_id");--> statement-breakpoint
CREATE UNIQUE INDEX "occasions_linked" ON "occasions" USING btree ("contact_id","linked_to");--> statement-breakpoint
CREATE UNIQUE INDEX "email_reminders_once" ON "email_reminders" USING btree ("user_id","occasion_id","occurrence_date","slot");--> statement-breakpoint
CREATE INDEX "email_reminders_occasion" ON "email_reminders" USING btree ("occasion_id");--> statement-breakpoint
CREATE INDEX "mail_queue_due" ON "mail_queue" USING btree ("send_at") WHERE "mail_queue"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "mail_queue_user" ON "mail_queue" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reminders_once" ON "reminders" USING btree ("occasion_id","occurrence_date","slot","channel");--> statement-breakpoint
CREATE INDEX "reminders_due" ON "reminders" USING btree ("send_at") WHERE not "reminders"."is_sent";--> statement-breakpoint
CREATE INDEX "reminders_user" ON "reminders" USING btree ("user_id");