ALTER TABLE "damage_reports" ADD COLUMN "remedy_day" date;--> statement-breakpoint
ALTER TABLE "damage_reports" ADD COLUMN "remedy_slot" text;--> statement-breakpoint
ALTER TABLE "damage_reports" ADD COLUMN "remedied_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "damage_reports_to_remedy" ON "damage_reports" USING btree ("remedy_day") WHERE remedy in ('replacement', 'repair') and remedied_at is null;--> statement-breakpoint
ALTER TABLE "damage_reports" ADD CONSTRAINT "damage_reports_day_with_slot" CHECK (("damage_reports"."remedy_day" is null) = ("damage_reports"."remedy_slot" is null));--> statement-breakpoint
ALTER TABLE "damage_reports" ADD CONSTRAINT "damage_reports_remedied" CHECK (coalesce("damage_reports"."remedy" in ('replacement', 'repair'), false) or num_nonnulls("damage_reports"."remedy_day", "damage_reports"."remedied_at") = 0);