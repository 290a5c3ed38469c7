-- Colors and finishes of products. Rows that exist keep no color. DEFERRABLE lets one statement swap slugs and places;
-- 0010_product_colors_valid.sql checks the foreign keys of existing rows.
CREATE TABLE "product_colors" (
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "product_colors_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"swatch" text NOT NULL,
	"swatch_picture_id" text,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "product_colors_product_id_id_pk" PRIMARY KEY("product_id","id"),
	CONSTRAINT "product_colors_one_per_slug" UNIQUE("product_id","slug") DEFERRABLE,
	CONSTRAINT "product_colors_in_order" UNIQUE("product_id","position") DEFERRABLE,
	CONSTRAINT "product_colors_slug_form" CHECK ("product_colors"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "product_colors_name_not_blank" CHECK (btrim("product_colors"."name") <> ''),
	CONSTRAINT "product_colors_swatch_form" CHECK ("product_colors"."swatch" ~ '^#[0-9a-f]{6}$')
);
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "color" jsonb;--> statement-breakpoint
ALTER TABLE "cart_notices" ADD COLUMN "color" jsonb;--> statement-breakpoint
ALTER TABLE "custom_requests" ADD COLUMN "color" jsonb;--> statement-breakpoint
ALTER TABLE "list_items" ADD COLUMN "color" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "color" jsonb;--> statement-breakpoint
ALTER TABLE "product_models" ADD COLUMN "colors" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD COLUMN "color_id" integer;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "bought" jsonb;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "color_id" integer;--> statement-breakpoint
ALTER TABLE "product_colors" ADD CONSTRAINT "product_colors_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_colors" ADD CONSTRAINT "product_colors_swatch_picture_id_pictures_id_fk" FOREIGN KEY ("swatch_picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_colors_by_picture" ON "product_colors" USING btree ("swatch_picture_id");--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_color_of_product" FOREIGN KEY ("product_id","color_id") REFERENCES "public"."product_colors"("product_id","id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_color_of_product" FOREIGN KEY ("product_id","color_id") REFERENCES "public"."product_colors"("product_id","id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint

-- Staff change colors with the product.
SELECT keep_audit_of('product_colors');--> statement-breakpoint

-- Writes the search documents of products again, because the names of their colors are in them, and drops the cached
-- answers that show them: both follow from an update of the products.
CREATE FUNCTION product_colors_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE product_ids integer[] := (SELECT coalesce(array_agg(DISTINCT product_id), '{}') FROM changed);
BEGIN
  IF TG_OP <> 'DELETE' THEN
    PERFORM remember_words((SELECT string_agg(concat_ws(' ', name, translations #>> '{ne,name}'), ' ') FROM changed));
  END IF;
  UPDATE products SET color_options = color_options WHERE id = ANY (product_ids);
  RETURN NULL;
END $$;--> statement-breakpoint

CREATE TRIGGER product_colors_inserted AFTER INSERT ON product_colors REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION product_colors_changed();--> statement-breakpoint
CREATE TRIGGER product_colors_updated AFTER UPDATE ON product_colors REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION product_colors_changed();--> statement-breakpoint
CREATE TRIGGER product_colors_deleted AFTER DELETE ON product_colors REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION product_colors_changed();--> statement-breakpoint

-- As in 0001_catalog.sql, with the names of the colors beside the color options.
CREATE OR REPLACE FUNCTION product_words_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  category_names text;
  nepali_category_names text;
  color_names text;
  nepali_color_names text;
  nepali jsonb := coalesce(NEW.translations -> 'ne', '{}');
BEGIN
  SELECT string_agg(name, ' '), string_agg(translations #>> '{ne,name}', ' ') INTO category_names, nepali_category_names
    FROM categories WHERE id IN (NEW.category_id, NEW.subcategory_id);
  SELECT string_agg(name, ' ' ORDER BY position), string_agg(translations #>> '{ne,name}', ' ' ORDER BY position)
    INTO color_names, nepali_color_names FROM product_colors WHERE product_id = NEW.id;
  -- Nepali last, so that what English words are worth beside each other stays as it is.
  NEW.search_document :=
    setweight(to_tsvector('english', NEW.name), 'A') ||
    setweight(to_tsvector('english', category_names), 'B') ||
    setweight(to_tsvector('english', concat_ws(' ', NEW.short_description, NEW.material, NEW.color_options, color_names)), 'C') ||
    setweight(to_tsvector('english', concat_ws(' ', NEW.description, NEW.special_features)), 'D') ||
    setweight(to_tsvector('nepali', as_typed(nepali ->> 'name')), 'A') ||
    setweight(to_tsvector('nepali', as_typed(nepali_category_names)), 'B') ||
    setweight(to_tsvector('nepali', as_typed(
      concat_ws(' ', nepali ->> 'shortDescription', nepali ->> 'material', nepali ->> 'colorOptions', nepali_color_names))), 'C') ||
    setweight(to_tsvector('nepali', as_typed(
      concat_ws(' ', nepali ->> 'description', nepali ->> 'specialFeatures'))), 'D');
  IF TG_OP = 'UPDATE' THEN NEW.updated_at := now(); END IF;
  RETURN NEW;
END $$;--> statement-breakpoint

-- As in 0001_catalog.sql, with the pictures of colors.
CREATE OR REPLACE FUNCTION picture_formats_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_products((SELECT coalesce(array_agg(product_id), '{}') FROM (
    SELECT product_id FROM product_pictures WHERE picture_id = NEW.id
    UNION SELECT product_id FROM product_colors WHERE swatch_picture_id = NEW.id
    UNION SELECT product_id FROM review_pictures JOIN reviews ON reviews.id = review_id WHERE picture_id = NEW.id
  ) shown));
  PERFORM pg_notify('cache', tag) FROM (
    SELECT 'categories' AS tag FROM category_pictures WHERE picture_id = NEW.id
    UNION SELECT 'banners' FROM banner_images WHERE picture_id = NEW.id
    UNION SELECT 'projects' FROM project_pictures WHERE picture_id = NEW.id
    UNION SELECT 'clients' FROM clients WHERE logo_picture_id = NEW.id
  ) shown;
  RETURN NULL;
END $$;
