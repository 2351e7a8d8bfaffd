DROP INDEX "occasions_linked";--> statement-breakpoint
CREATE UNIQUE INDEX "occasions_linked" ON "occasions" USING btree ("contact_id","user_id","linked_to");