DROP INDEX CONCURRENTLY IF EXISTS "instalment_requests_to_tell";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "instalment_requests_to_tell" ON "instalment_requests" USING btree ("order_id") WHERE tell_bank is not null;
