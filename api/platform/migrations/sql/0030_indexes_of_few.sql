DROP INDEX CONCURRENTLY IF EXISTS "deliveries_to_collect";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "deliveries_to_collect" ON "deliveries" USING btree ("day" NULLS FIRST,array_position(array['morning', 'afternoon', 'evening'], "slot") nulls first,"id") WHERE is_pickup;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "deliveries_by_arrangement";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "deliveries_by_arrangement" ON "deliveries" USING btree ("day" NULLS FIRST,array_position(array['morning', 'afternoon', 'evening'], "slot") nulls first,"id") WHERE zone_id is null and not is_pickup;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "return_requests_by_time";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "return_requests_by_time" ON "return_requests" USING btree ("created_at","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "return_requests_by_change";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "return_requests_by_change" ON "return_requests" USING btree ("changed_at","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "refunds_by_reference";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "refunds_by_reference" ON "refunds" USING gin ("reference" gin_trgm_ops);
