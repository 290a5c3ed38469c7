DROP INDEX CONCURRENTLY IF EXISTS "order_events_of_promises";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "order_events_of_promises" ON "order_events" USING btree ("order_id","id") WHERE (action = 'delivery-planned' and actor = 'shopper') or action = 'delivery-failed' or action = 'edited';
