DROP INDEX CONCURRENTLY IF EXISTS "orders_by_neighborhood";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_by_neighborhood" ON "orders" USING btree ("neighborhood") WHERE neighborhood is not null;
