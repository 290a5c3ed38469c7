DROP INDEX CONCURRENTLY IF EXISTS "order_lines_by_variant_quantity";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "order_lines_by_variant_quantity" ON "order_lines" USING btree ("variant_id","quantity");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "order_lines_by_variant";
