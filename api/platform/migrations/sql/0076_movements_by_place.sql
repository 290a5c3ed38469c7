DROP INDEX CONCURRENTLY IF EXISTS "stock_movements_elsewhere";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "stock_movements_elsewhere" ON "stock_movements" USING btree ("place_id","at","id") WHERE place_id > 1;
