CREATE OR REPLACE FUNCTION fold_text(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT replace(replace(replace(replace(
		translate(
			regexp_replace(
				regexp_replace(normalize($1, NFKD), '[\u0300-\u036f]', '', 'g'),
				'[\u00a0-\u00bf\u00d7\u00f7\u02b0-\u02ff\u2000-\u2bff\u3000-\u303f]', ' ', 'g'),
			'øØłŁđĐðÐıİ', 'oOlLdDdDiI'),
		'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
$$;--> statement-breakpoint
CREATE TABLE "catalogue_imports" (
	"provider" text PRIMARY KEY NOT NULL,
	"content_hash" text NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "catalogue_words" (
	"word" text PRIMARY KEY NOT NULL,
	"uses" integer NOT NULL
);--> statement-breakpoint
DROP INDEX "products_category";--> statement-breakpoint
DROP INDEX "products_title_trigram";--> statement-breakpoint
ALTER TABLE "products" drop column "search";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_terms" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "categories" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "kind" text DEFAULT 'gift' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "interests" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "synonyms" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "occasions" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "relationships" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "vibes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "facts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "audience_words" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "catalogue_words_alike" ON "catalogue_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "products_categories" ON "products" USING gin ("categories");--> statement-breakpoint
CREATE INDEX "products_interests" ON "products" USING gin ("interests");--> statement-breakpoint
CREATE INDEX "products_occasions" ON "products" USING gin ("occasions");--> statement-breakpoint
CREATE INDEX "products_department" ON "products" USING btree ("search_index");--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "tags";--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "flags";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', fold_text(coalesce("products"."title", ''))), 'A') || setweight(to_tsvector('english', fold_text(coalesce("products"."search_words", ''))), 'B') || setweight(to_tsvector('english', fold_text(coalesce("products"."summary", ''))), 'B') || setweight(to_tsvector('english', fold_text(coalesce("products"."description", ''))), 'C') || setweight(to_tsvector('english', fold_text(coalesce("products"."audience_words", ''))), 'D')) STORED;--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search");
