-- Plain ASCII, as nearly all texts are, is folded already. Not STRICT, or a function with CASE in it isn't inlined.
CREATE OR REPLACE FUNCTION fold_text(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE WHEN octet_length($1) = length($1) THEN $1 ELSE replace(replace(replace(replace(
		translate(
			regexp_replace(
				regexp_replace(normalize($1, NFKD), '[\u0300-\u036f]', '', 'g'),
				'[\u00a0-\u00bf\u00d7\u00f7\u02b0-\u02ff\u2000-\u2bff\u3000-\u303f]', ' ', 'g'),
			'øØłŁđĐðÐıİ', 'oOlLdDdDiI'),
		'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th') END
$$;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "brand" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "gtin" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "in_stock" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "original_price_cents" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "missing_since" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "products_on_sale" ON "products" USING btree (md5("product_key")) WHERE "products"."original_price_cents" is not null;