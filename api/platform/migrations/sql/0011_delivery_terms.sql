ALTER TABLE "delivery_zones" ADD COLUMN "large_item_fee" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_zones" ADD COLUMN "fitting_offered" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "express_fee" integer;--> statement-breakpoint
ALTER TABLE "delivery_zones" ADD CONSTRAINT "delivery_zones_large_item_fee_not_negative" CHECK ("delivery_zones"."large_item_fee" >= 0);--> statement-breakpoint
ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_express_fee_not_negative" CHECK ("shop_settings"."express_fee" >= 0);