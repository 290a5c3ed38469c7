ALTER TABLE "products" ADD COLUMN "comes_assembled" boolean;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "packages_are_estimates" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "packages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_packages" CHECK (jsonb_array_length("variants"."packages") <= 20);--> statement-breakpoint
-- Packages are part of what product.changed tells (0031_webhooks.sql), and a trigger names its columns.
DROP TRIGGER products_changed_told ON products;--> statement-breakpoint
CREATE TRIGGER products_changed_told AFTER UPDATE ON products FOR EACH ROW
  WHEN ((OLD.slug, OLD.name, OLD.category_id, OLD.subcategory_id, OLD.published, OLD.is_latest, OLD.is_featured, OLD.short_description,
      OLD.description, OLD.detailed_description, OLD.material, OLD.finish_options, OLD.assembly, OLD.color_options,
      OLD.weight_capacity_kg, OLD.warranty, OLD.special_features, OLD.width_cm, OLD.depth_cm, OLD.height_cm, OLD.made_in_days,
      OLD.comes_assembled, OLD.packages_are_estimates, OLD.translations)
    IS DISTINCT FROM
     (NEW.slug, NEW.name, NEW.category_id, NEW.subcategory_id, NEW.published, NEW.is_latest, NEW.is_featured, NEW.short_description,
      NEW.description, NEW.detailed_description, NEW.material, NEW.finish_options, NEW.assembly, NEW.color_options,
      NEW.weight_capacity_kg, NEW.warranty, NEW.special_features, NEW.width_cm, NEW.depth_cm, NEW.height_cm, NEW.made_in_days,
      NEW.comes_assembled, NEW.packages_are_estimates, NEW.translations))
  EXECUTE FUNCTION tell_product();--> statement-breakpoint
DROP TRIGGER variants_changed_told ON variants;--> statement-breakpoint
CREATE TRIGGER variants_changed_told AFTER UPDATE ON variants FOR EACH ROW
  WHEN ((OLD.sku, OLD.color_id, OLD.size, OLD.type, OLD.position, OLD.price, OLD.old_price, OLD.weight_kg, OLD.width_cm, OLD.depth_cm,
      OLD.height_cm, OLD.packages)
    IS DISTINCT FROM
     (NEW.sku, NEW.color_id, NEW.size, NEW.type, NEW.position, NEW.price, NEW.old_price, NEW.weight_kg, NEW.width_cm, NEW.depth_cm,
      NEW.height_cm, NEW.packages))
  EXECUTE FUNCTION tell_product();
