ALTER TABLE "delivery_zones" ADD COLUMN "arranged_min_days" smallint;--> statement-breakpoint
ALTER TABLE "delivery_zones" ADD COLUMN "arranged_max_days" smallint;--> statement-breakpoint
ALTER TABLE "delivery_zones" ADD CONSTRAINT "delivery_zones_arranged_1_to_90" CHECK (num_nulls("delivery_zones"."arranged_min_days", "delivery_zones"."arranged_max_days") <> 1
        and 1 <= "delivery_zones"."arranged_min_days" and "delivery_zones"."arranged_min_days" <= "delivery_zones"."arranged_max_days" and "delivery_zones"."arranged_max_days" <= 90);--> statement-breakpoint
ALTER TABLE "delivery_zones" ADD CONSTRAINT "delivery_zones_arranged_without_standard" CHECK ("delivery_zones"."arranged_min_days" is null or "delivery_zones"."standard_min_days" is null);