DROP INDEX CONCURRENTLY IF EXISTS "products_by_filters";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "products_by_filters" ON "products" USING btree ("category_id","subcategory_id","price","stock_band","discount_band","rating_band","color_families","is_latest","is_featured","sales_count","name","id") WHERE listed;
