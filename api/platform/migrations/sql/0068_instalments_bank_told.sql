ALTER TABLE "instalment_requests" ADD COLUMN "tell_bank" text;--> statement-breakpoint
CREATE INDEX "instalment_requests_to_tell" ON "instalment_requests" USING btree ("order_id") WHERE tell_bank is not null;
