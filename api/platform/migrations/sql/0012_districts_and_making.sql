ALTER TABLE "users" ADD COLUMN "delivery_district" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "made_in_days" smallint;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_made_in_days" CHECK ("products"."made_in_days" between 1 and 90);