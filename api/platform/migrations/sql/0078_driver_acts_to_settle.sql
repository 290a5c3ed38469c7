DROP INDEX CONCURRENTLY IF EXISTS "driver_acts_by_rest";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "driver_acts_by_rest" ON "driver_acts" USING btree ("rest_delivery_id") WHERE rest_delivery_id is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "driver_acts_to_settle";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "driver_acts_to_settle" ON "driver_acts" USING btree ("received_at","id") WHERE refusal is not null and settled_at is null;
