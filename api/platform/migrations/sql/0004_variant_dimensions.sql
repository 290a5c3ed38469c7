ALTER TABLE "variants" ADD COLUMN "width_cm" integer;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "depth_cm" integer;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "height_cm" integer;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_dimensions_all_or_none" CHECK (num_nonnulls("variants"."width_cm", "variants"."depth_cm", "variants"."height_cm") in (0, 3)
        and coalesce("variants"."width_cm" > 0 and "variants"."depth_cm" > 0 and "variants"."height_cm" > 0, true));