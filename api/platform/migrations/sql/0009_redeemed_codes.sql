ALTER TABLE "one_time_codes" ADD COLUMN "redeemed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "one_time_codes_registration" ON "one_time_codes" USING btree ("registration_id");