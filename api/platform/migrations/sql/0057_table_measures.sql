ALTER TABLE "products" ADD COLUMN "table_width_cm" integer;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "table_depth_cm" integer;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_table_both_or_none" CHECK (num_nonnulls("products"."table_width_cm", "products"."table_depth_cm") in (0, 2)
        and coalesce("products"."table_width_cm" > 0 and "products"."table_depth_cm" > 0, true));--> statement-breakpoint
-- The measures of a table are part of what product.changed tells (0031_webhooks.sql), and a trigger names its columns.
DROP TRIGGER products_changed_told ON products;--> statement-breakpoint
CREATE TRIGGER products_changed_told AFTER UPDATE ON products FOR EACH ROW
  WHEN ((OLD.slug, OLD.name, OLD.category_id, OLD.subcategory_id, OLD.published, OLD.is_latest, OLD.is_featured, OLD.short_description,
      OLD.description, OLD.detailed_description, OLD.material, OLD.finish_options, OLD.assembly, OLD.color_options,
      OLD.weight_capacity_kg, OLD.warranty, OLD.special_features, OLD.width_cm, OLD.depth_cm, OLD.height_cm, OLD.table_width_cm,
      OLD.table_depth_cm, OLD.made_in_days, OLD.comes_assembled, OLD.packages_are_estimates, OLD.translations)
    IS DISTINCT FROM
     (NEW.slug, NEW.name, NEW.category_id, NEW.subcategory_id, NEW.published, NEW.is_latest, NEW.is_featured, NEW.short_description,
      NEW.description, NEW.detailed_description, NEW.material, NEW.finish_options, NEW.assembly, NEW.color_options,
      NEW.weight_capacity_kg, NEW.warranty, NEW.special_features, NEW.width_cm, NEW.depth_cm, NEW.height_cm, NEW.table_width_cm,
      NEW.table_depth_cm, NEW.made_in_days, NEW.comes_assembled, NEW.packages_are_estimates, NEW.translations))
  EXECUTE FUNCTION tell_product();
