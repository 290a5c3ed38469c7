DROP INDEX CONCURRENTLY IF EXISTS "variants_one_per_choice";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "variants_one_per_choice" ON "variants" ("product_id","color_id","size","type") NULLS NOT DISTINCT;
