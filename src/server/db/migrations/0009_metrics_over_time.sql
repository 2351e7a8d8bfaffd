CREATE INDEX "users_created" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "user_activities_time" ON "user_activities" USING brin ("created_at");