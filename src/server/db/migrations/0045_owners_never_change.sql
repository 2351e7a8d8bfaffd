ALTER TABLE "ask_answers" DROP CONSTRAINT "ask_answers_contact_of_user";
--> statement-breakpoint
ALTER TABLE "ask_links" DROP CONSTRAINT "ask_links_contact_of_user";
--> statement-breakpoint
ALTER TABLE "contributor_links" DROP CONSTRAINT "contributor_links_gift_of_user";
--> statement-breakpoint
ALTER TABLE "gift_ideas" DROP CONSTRAINT "gift_ideas_contact_of_user";
--> statement-breakpoint
ALTER TABLE "gift_ideas" DROP CONSTRAINT "gift_ideas_occasion_of_contact";
--> statement-breakpoint
ALTER TABLE "gift_pictures" DROP CONSTRAINT "gift_pictures_gift_of_user";
--> statement-breakpoint
ALTER TABLE "gift_splits" DROP CONSTRAINT "gift_splits_gift_of_user";
--> statement-breakpoint
ALTER TABLE "import_contacts" DROP CONSTRAINT "import_contacts_import";
--> statement-breakpoint
ALTER TABLE "import_files" DROP CONSTRAINT "import_files_import";
--> statement-breakpoint
ALTER TABLE "import_gifts" DROP CONSTRAINT "import_gifts_import";
--> statement-breakpoint
ALTER TABLE "import_occasions" DROP CONSTRAINT "import_occasions_import";
--> statement-breakpoint
ALTER TABLE "import_people" DROP CONSTRAINT "import_people_import";
--> statement-breakpoint
ALTER TABLE "contact_pictures" DROP CONSTRAINT "contact_pictures_contact_of_user";
--> statement-breakpoint
ALTER TABLE "occasion_skips" DROP CONSTRAINT "occasion_skips_occasion_of_user";
--> statement-breakpoint
ALTER TABLE "occasions" DROP CONSTRAINT "occasions_contact_of_user";
--> statement-breakpoint
ALTER TABLE "product_dismissals" DROP CONSTRAINT "product_dismissals_contact_of_user";
--> statement-breakpoint
ALTER TABLE "plan_occurrences" DROP CONSTRAINT "plan_occurrences_plan_of_user";
--> statement-breakpoint
ALTER TABLE "plan_occurrences" DROP CONSTRAINT "plan_occurrences_occasion_of_user";
--> statement-breakpoint
ALTER TABLE "presents_received" DROP CONSTRAINT "presents_received_contact_of_user";
--> statement-breakpoint
ALTER TABLE "email_reminders" DROP CONSTRAINT "email_reminders_occasion_of_user";
--> statement-breakpoint
ALTER TABLE "email_reminders" DROP CONSTRAINT "email_reminders_contact_of_user";
--> statement-breakpoint
ALTER TABLE "reminders" DROP CONSTRAINT "reminders_occasion_of_user";
--> statement-breakpoint
ALTER TABLE "ask_answers" ADD CONSTRAINT "ask_answers_contact_of_user" FOREIGN KEY ("user_id","contact_id") REFERENCES "public"."contacts"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ask_links" ADD CONSTRAINT "ask_links_contact_of_user" FOREIGN KEY ("user_id","contact_id") REFERENCES "public"."contacts"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contributor_links" ADD CONSTRAINT "contributor_links_gift_of_user" FOREIGN KEY ("user_id","gift_idea_id") REFERENCES "public"."gift_ideas"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_ideas" ADD CONSTRAINT "gift_ideas_contact_of_user" FOREIGN KEY ("user_id","contact_id") REFERENCES "public"."contacts"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_ideas" ADD CONSTRAINT "gift_ideas_occasion_of_contact" FOREIGN KEY ("user_id","occasion_id","contact_id") REFERENCES "public"."occasions"("user_id","id","contact_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_pictures" ADD CONSTRAINT "gift_pictures_gift_of_user" FOREIGN KEY ("user_id","gift_idea_id") REFERENCES "public"."gift_ideas"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_splits" ADD CONSTRAINT "gift_splits_gift_of_user" FOREIGN KEY ("user_id","gift_idea_id") REFERENCES "public"."gift_ideas"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_contacts" ADD CONSTRAINT "import_contacts_import" FOREIGN KEY ("user_id","import_id") REFERENCES "public"."imports"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_files" ADD CONSTRAINT "import_files_import" FOREIGN KEY ("user_id","import_id") REFERENCES "public"."imports"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_gifts" ADD CONSTRAINT "import_gifts_import" FOREIGN KEY ("user_id","import_id") REFERENCES "public"."imports"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_occasions" ADD CONSTRAINT "import_occasions_import" FOREIGN KEY ("user_id","import_id") REFERENCES "public"."imports"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_people" ADD CONSTRAINT "import_people_import" FOREIGN KEY ("user_id","import_id") REFERENCES "public"."imports"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_pictures" ADD CONSTRAINT "contact_pictures_contact_of_user" FOREIGN KEY ("user_id","contact_id") REFERENCES "public"."contacts"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occasion_skips" ADD CONSTRAINT "occasion_skips_occasion_of_user" FOREIGN KEY ("user_id","occasion_id") REFERENCES "public"."occasions"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occasions" ADD CONSTRAINT "occasions_contact_of_user" FOREIGN KEY ("user_id","contact_id") REFERENCES "public"."contacts"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_dismissals" ADD CONSTRAINT "product_dismissals_contact_of_user" FOREIGN KEY ("user_id","contact_id") REFERENCES "public"."contacts"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_occurrences" ADD CONSTRAINT "plan_occurrences_plan_of_user" FOREIGN KEY ("user_id","plan_id") REFERENCES "public"."plans"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_occurrences" ADD CONSTRAINT "plan_occurrences_occasion_of_user" FOREIGN KEY ("user_id","occasion_id") REFERENCES "public"."occasions"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "presents_received" ADD CONSTRAINT "presents_received_contact_of_user" FOREIGN KEY ("user_id","contact_id") REFERENCES "public"."contacts"("user_id","id") ON DELETE set null ("contact_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_reminders" ADD CONSTRAINT "email_reminders_occasion_of_user" FOREIGN KEY ("user_id","occasion_id") REFERENCES "public"."occasions"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_reminders" ADD CONSTRAINT "email_reminders_contact_of_user" FOREIGN KEY ("user_id","contact_id") REFERENCES "public"."contacts"("user_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_occasion_of_user" FOREIGN KEY ("user_id","occasion_id") REFERENCES "public"."occasions"("user_id","id") ON DELETE cascade ON UPDATE no action;