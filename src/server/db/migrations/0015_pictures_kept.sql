DROP INDEX "pictures_user_expires";--> statement-breakpoint
CREATE INDEX "pictures_kept" ON "pictures" USING btree ("user_id","fetched_at") WHERE "pictures"."content" is not null;