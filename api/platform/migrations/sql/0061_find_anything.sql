DROP INDEX CONCURRENTLY IF EXISTS "custom_requests_by_time";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "custom_requests_by_time" ON "custom_requests" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "custom_requests_by_words";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "custom_requests_by_words" ON "custom_requests" USING gin ("number" gin_trgm_ops,"name" gin_trgm_ops,"email" gin_trgm_ops);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "products_by_name_part";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "products_by_name_part" ON "products" USING gin ("name" gin_trgm_ops,as_typed("translations" #>> '{ne,name}') gin_trgm_ops);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "tickets_by_time";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "tickets_by_time" ON "tickets" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "tickets_by_number_part";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "tickets_by_number_part" ON "tickets" USING gin ("number" gin_trgm_ops,"order_number" gin_trgm_ops);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "variants_by_sku_part";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "variants_by_sku_part" ON "variants" USING gin ("sku" gin_trgm_ops);
