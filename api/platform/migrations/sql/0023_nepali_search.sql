CREATE INDEX "products_by_nepali_name" ON "products" USING btree ((coalesce("translations" #>> '{ne,name}', "name")),"id") WHERE listed;
--> statement-breakpoint
-- Products are found by their Nepali words too, in either language of the shop (0001_derived.sql has the English part).
-- As domain/search-words.ts reads what is typed: digits are Latin, and joiners, which only say how letters are drawn, go.
CREATE FUNCTION as_typed(said text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT translate(normalize(coalesce(said, ''), NFC), '०१२३४५६७८९' || U&'\200C\200D', '0123456789')
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION product_words_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  category_names text;
  nepali_category_names text;
  nepali jsonb := coalesce(NEW.translations -> 'ne', '{}');
BEGIN
  SELECT string_agg(name, ' '), string_agg(translations #>> '{ne,name}', ' ') INTO category_names, nepali_category_names
    FROM categories WHERE id IN (NEW.category_id, NEW.subcategory_id);
  -- Nepali last, so that what English words are worth beside each other stays as it is.
  NEW.search_document :=
    setweight(to_tsvector('english', NEW.name), 'A') ||
    setweight(to_tsvector('english', category_names), 'B') ||
    setweight(to_tsvector('english', concat_ws(' ', NEW.short_description, NEW.material, NEW.color_options)), 'C') ||
    setweight(to_tsvector('english', concat_ws(' ', NEW.description, NEW.special_features)), 'D') ||
    setweight(to_tsvector('nepali', as_typed(nepali ->> 'name')), 'A') ||
    setweight(to_tsvector('nepali', as_typed(nepali_category_names)), 'B') ||
    setweight(to_tsvector('nepali', as_typed(
      concat_ws(' ', nepali ->> 'shortDescription', nepali ->> 'material', nepali ->> 'colorOptions'))), 'C') ||
    setweight(to_tsvector('nepali', as_typed(
      concat_ws(' ', nepali ->> 'description', nepali ->> 'specialFeatures'))), 'D');
  IF TG_OP = 'UPDATE' THEN NEW.updated_at := now(); END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
DROP TRIGGER products_words_updated ON products;
--> statement-breakpoint
CREATE TRIGGER products_words_updated
  BEFORE UPDATE OF name, category_id, subcategory_id, short_description, description, detailed_description, material, color_options, special_features, translations
  ON products FOR EACH ROW EXECUTE FUNCTION product_words_changed();
--> statement-breakpoint
-- Vowel signs are part of a Devanagari word; its stops and digits are not.
CREATE OR REPLACE FUNCTION remember_words(texts text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_words (word)
  SELECT DISTINCT word FROM regexp_split_to_table(lower(as_typed(texts)), '[^[:alpha:]\u0900-\u0963\u0971-\u097F]+') AS word
  WHERE length(word) BETWEEN 3 AND 40
  ORDER BY word ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
-- As 0012_placing.sql has it, with the Nepali words.
CREATE OR REPLACE FUNCTION products_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE shop_looks_different boolean := true;
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM remember_words((SELECT string_agg(concat_ws(' ', name, material, color_options,
      translations #>> '{ne,name}', translations #>> '{ne,material}', translations #>> '{ne,colorOptions}'), ' ') FROM changed));
  ELSIF TG_OP = 'UPDATE' AND current_setting('kastha.placing', true) = 'on' THEN
    IF EXISTS (SELECT FROM changed JOIN before USING (id) WHERE changed.stock_band <> before.stock_band) THEN
      PERFORM pg_notify('cache', 'catalog');
    END IF;
    RETURN NULL;
  ELSIF TG_OP = 'UPDATE' THEN
    -- Stock and sales move; which products a list holds changes only with the rest. The two largest columns are compared
    -- as they are: to write them as JSON would cost more than all else here.
    shop_looks_different := EXISTS (
      SELECT FROM changed JOIN before USING (id)
      WHERE to_jsonb(changed) - '{stock,sales_count,updated_at,translations,search_document}'::text[]
          <> to_jsonb(before) - '{stock,sales_count,updated_at,translations,search_document}'::text[]
        OR changed.translations <> before.translations OR changed.search_document <> before.search_document);
    PERFORM remember_words((SELECT string_agg(concat_ws(' ', changed.name, changed.material, changed.color_options,
        changed.translations #>> '{ne,name}', changed.translations #>> '{ne,material}', changed.translations #>> '{ne,colorOptions}'), ' ')
      FROM changed JOIN before USING (id)
      WHERE (changed.name, changed.material, changed.color_options, changed.translations)
        IS DISTINCT FROM (before.name, before.material, before.color_options, before.translations)));
  END IF;
  PERFORM notify_products((SELECT coalesce(array_agg(id), '{}') FROM changed));
  IF shop_looks_different THEN PERFORM pg_notify('cache', 'catalog'); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION category_name_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM remember_words(concat_ws(' ', NEW.name, NEW.translations #>> '{ne,name}'));
  IF TG_OP = 'UPDATE' THEN
    UPDATE products SET category_id = category_id WHERE NEW.id IN (category_id, subcategory_id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER categories_named ON categories;
--> statement-breakpoint
CREATE TRIGGER categories_named AFTER INSERT OR UPDATE OF name, translations ON categories FOR EACH ROW EXECUTE FUNCTION category_name_changed();
