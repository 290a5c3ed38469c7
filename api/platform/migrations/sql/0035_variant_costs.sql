ALTER TABLE "variants" ADD COLUMN "cost" integer;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_cost" CHECK ("variants"."cost" >= 0);