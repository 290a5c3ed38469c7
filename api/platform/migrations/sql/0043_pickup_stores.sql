ALTER TABLE "orders" ADD COLUMN "store" jsonb;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "offers_pickup" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_store_of_pickup" CHECK ("orders"."store" is null or "orders"."method" = 'pickup') NOT VALID;