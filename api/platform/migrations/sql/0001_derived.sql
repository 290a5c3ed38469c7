-- What the database keeps true by itself: the derived columns of products, the words of the search,
-- and the notices on channel "cache" by which every process drops what it remembers (api/cache).

-- A product's price, stock and stock band follow its variants.
CREATE FUNCTION refresh_from_variants(product_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Locked first, so that the sums below are read after every concurrent change has ended.
  PERFORM 1 FROM products WHERE id = ANY (product_ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products SET price = now_is.price, old_price = now_is.old_price, stock = now_is.stock, stock_band = now_is.stock_band
  FROM (
    SELECT product.id,
      coalesce((array_agg(variant.price ORDER BY variant.position))[1], 0) AS price,
      (array_agg(variant.old_price ORDER BY variant.position))[1] AS old_price,
      coalesce(sum(variant.stock), 0)::integer AS stock,
      (CASE WHEN coalesce(bool_and(variant.stock > 0), false) THEN 2 WHEN bool_or(variant.stock > 0) THEN 1 ELSE 0 END)::smallint AS stock_band
    FROM products product LEFT JOIN variants variant ON variant.product_id = product.id
    WHERE product.id = ANY (product_ids) GROUP BY product.id
  ) now_is
  WHERE products.id = now_is.id
    AND (products.price, products.old_price, products.stock, products.stock_band)
      IS DISTINCT FROM (now_is.price, now_is.old_price, now_is.stock, now_is.stock_band);
END $$;
--> statement-breakpoint
CREATE FUNCTION refresh_from_reviews(product_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM products WHERE id = ANY (product_ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products SET rating_sum = now_is.rating_sum, rating_count = now_is.rating_count
  FROM (
    SELECT product.id, coalesce(sum(review.rating), 0)::integer AS rating_sum, count(review.id)::integer AS rating_count
    FROM products product LEFT JOIN reviews review ON review.product_id = product.id AND NOT review.hidden
    WHERE product.id = ANY (product_ids) GROUP BY product.id
  ) now_is
  WHERE products.id = now_is.id AND (products.rating_sum, products.rating_count) IS DISTINCT FROM (now_is.rating_sum, now_is.rating_count);
END $$;
--> statement-breakpoint
-- Drops the cached answers that show these products; very many at once drop everything.
CREATE FUNCTION notify_products(product_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(product_ids) > 100 THEN
    PERFORM pg_notify('cache', 'all');
  ELSE
    PERFORM pg_notify('cache', 'product:' || id) FROM unnest(product_ids) AS id;
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION variants_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE product_ids integer[] := (SELECT coalesce(array_agg(DISTINCT product_id), '{}') FROM changed);
BEGIN
  IF TG_OP = 'UPDATE' THEN
    product_ids := (SELECT coalesce(array_agg(DISTINCT product_id), '{}') FROM (SELECT product_id FROM changed UNION SELECT product_id FROM before) either);
  END IF;
  PERFORM refresh_from_variants(product_ids);
  PERFORM notify_products(product_ids);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER variants_inserted AFTER INSERT ON variants REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION variants_changed();
--> statement-breakpoint
CREATE TRIGGER variants_updated AFTER UPDATE ON variants REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION variants_changed();
--> statement-breakpoint
CREATE TRIGGER variants_deleted AFTER DELETE ON variants REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION variants_changed();
--> statement-breakpoint
CREATE FUNCTION reviews_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE product_ids integer[] := (SELECT coalesce(array_agg(DISTINCT product_id), '{}') FROM changed);
BEGIN
  IF TG_OP = 'UPDATE' THEN
    product_ids := (SELECT coalesce(array_agg(DISTINCT product_id), '{}') FROM (SELECT product_id FROM changed UNION SELECT product_id FROM before) either);
  END IF;
  PERFORM refresh_from_reviews(product_ids);
  PERFORM notify_products(product_ids);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER reviews_inserted AFTER INSERT ON reviews REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION reviews_changed();
--> statement-breakpoint
CREATE TRIGGER reviews_updated AFTER UPDATE ON reviews REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION reviews_changed();
--> statement-breakpoint
CREATE TRIGGER reviews_deleted AFTER DELETE ON reviews REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION reviews_changed();
--> statement-breakpoint
CREATE FUNCTION product_pictures_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE product_ids integer[] := (SELECT coalesce(array_agg(DISTINCT product_id), '{}') FROM changed);
BEGIN
  IF TG_OP = 'UPDATE' THEN
    product_ids := (SELECT coalesce(array_agg(DISTINCT product_id), '{}') FROM (SELECT product_id FROM changed UNION SELECT product_id FROM before) either);
  END IF;
  PERFORM notify_products(product_ids);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER product_pictures_inserted AFTER INSERT ON product_pictures REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION product_pictures_changed();
--> statement-breakpoint
CREATE TRIGGER product_pictures_updated AFTER UPDATE ON product_pictures REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION product_pictures_changed();
--> statement-breakpoint
CREATE TRIGGER product_pictures_deleted AFTER DELETE ON product_pictures REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION product_pictures_changed();
--> statement-breakpoint
-- The words a product is found by: its name first, then its categories, its looks, its story.
CREATE FUNCTION product_words_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE category_names text := (SELECT string_agg(name, ' ') FROM categories WHERE id IN (NEW.category_id, NEW.subcategory_id));
BEGIN
  NEW.search_document :=
    setweight(to_tsvector('english', NEW.name), 'A') ||
    setweight(to_tsvector('english', category_names), 'B') ||
    setweight(to_tsvector('english', concat_ws(' ', NEW.short_description, NEW.material, NEW.color_options)), 'C') ||
    setweight(to_tsvector('english', concat_ws(' ', NEW.description, NEW.special_features)), 'D');
  IF TG_OP = 'UPDATE' THEN NEW.updated_at := now(); END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_words_inserted BEFORE INSERT ON products FOR EACH ROW EXECUTE FUNCTION product_words_changed();
--> statement-breakpoint
CREATE TRIGGER products_words_updated
  BEFORE UPDATE OF name, category_id, subcategory_id, short_description, description, detailed_description, material, color_options, special_features
  ON products FOR EACH ROW EXECUTE FUNCTION product_words_changed();
--> statement-breakpoint
CREATE FUNCTION remember_words(texts text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_words (word)
  SELECT DISTINCT word FROM regexp_split_to_table(lower(texts), '[^[:alpha:]]+') AS word WHERE length(word) BETWEEN 3 AND 40
  ORDER BY word ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
CREATE FUNCTION products_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE shop_looks_different boolean := true;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    -- An order moves stock and sales; which products a list holds changes only with the rest.
    shop_looks_different := EXISTS (
      SELECT FROM changed JOIN before USING (id)
      WHERE to_jsonb(changed) - '{stock,sales_count,updated_at}'::text[] <> to_jsonb(before) - '{stock,sales_count,updated_at}'::text[]);
    PERFORM remember_words((SELECT string_agg(concat_ws(' ', changed.name, changed.material, changed.color_options), ' ')
      FROM changed JOIN before USING (id)
      WHERE (changed.name, changed.material, changed.color_options) IS DISTINCT FROM (before.name, before.material, before.color_options)));
  ELSIF TG_OP = 'INSERT' THEN
    PERFORM remember_words((SELECT string_agg(concat_ws(' ', name, material, color_options), ' ') FROM changed));
  END IF;
  PERFORM notify_products((SELECT coalesce(array_agg(id), '{}') FROM changed));
  IF shop_looks_different THEN PERFORM pg_notify('cache', 'catalog'); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_inserted AFTER INSERT ON products REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION products_changed();
--> statement-breakpoint
CREATE TRIGGER products_updated AFTER UPDATE ON products REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION products_changed();
--> statement-breakpoint
CREATE TRIGGER products_deleted AFTER DELETE ON products REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION products_changed();
--> statement-breakpoint
-- A renamed category renames what its products are found by.
CREATE FUNCTION category_name_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM remember_words(NEW.name);
  IF TG_OP = 'UPDATE' THEN
    UPDATE products SET category_id = category_id WHERE NEW.id IN (category_id, subcategory_id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER categories_named AFTER INSERT OR UPDATE OF name ON categories FOR EACH ROW EXECUTE FUNCTION category_name_changed();
--> statement-breakpoint
CREATE FUNCTION notify_cache() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('cache', TG_ARGV[0]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER categories_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON categories FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('categories');
--> statement-breakpoint
CREATE TRIGGER category_pictures_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON category_pictures FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('categories');
--> statement-breakpoint
CREATE TRIGGER hoardings_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON hoardings FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('hoardings');
--> statement-breakpoint
CREATE TRIGGER banners_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON banners FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('banners');
--> statement-breakpoint
CREATE TRIGGER banner_images_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON banner_images FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('banners');
--> statement-breakpoint
CREATE TRIGGER projects_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON projects FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('projects');
--> statement-breakpoint
CREATE TRIGGER project_pictures_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON project_pictures FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('projects');
--> statement-breakpoint
CREATE TRIGGER clients_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON clients FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('clients');
--> statement-breakpoint
CREATE TRIGGER shop_settings_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON shop_settings FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('settings');
--> statement-breakpoint
CREATE TRIGGER search_synonyms_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_synonyms FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('catalog');
--> statement-breakpoint
CREATE TRIGGER products_truncated AFTER TRUNCATE ON products FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('all');
