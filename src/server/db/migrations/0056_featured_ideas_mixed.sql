DROP INDEX "products_featured";--> statement-breakpoint
CREATE INDEX "products_featured" ON "products" USING btree (md5("product_key")) WHERE ("products"."facts"->>'featured')::boolean;