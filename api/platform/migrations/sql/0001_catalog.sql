-- Products have columns that follow from other rows: price, stock and rating from variants and reviews, the search
-- document from names and texts. These triggers keep them true for every writer, and notify the channel "cache", so
-- that each process drops the answers that show a changed product (docs/decisions/002-derived-by-the-database.md).

-- ---------------------------------------------------------------------------------------------------------------------
-- Price, stock and rating
-- ---------------------------------------------------------------------------------------------------------------------

-- Computes the price, old price, stock and stock band of products from their variants.
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

-- Computes the rating of products from their visible reviews.
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

-- Drops the cached answers that show these products. Above 100 products, one notice that drops everything is cheaper.
CREATE FUNCTION notify_products(product_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(product_ids) > 100 THEN
    PERFORM pg_notify('cache', 'all');
  ELSE
    PERFORM pg_notify('cache', 'product:' || id) FROM unnest(product_ids) AS id;
  END IF;
END $$;

-- Updates products after a statement that changes variants. An order sets kastha.placing and takes a shorter way: it
-- has locked the products already, and what leaves the stock counts as sold. It sends no notice, because PostgreSQL
-- commits transactions that notify one after the other. The process announces the change after its commit
-- (docs/decisions/011-placing-orders.md, api/platform/cache/announcer.ts).
CREATE FUNCTION variants_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE product_ids integer[];
BEGIN
  IF TG_OP <> 'UPDATE' THEN
    product_ids := (SELECT coalesce(array_agg(DISTINCT product_id), '{}') FROM changed);
  ELSIF current_setting('kastha.placing', true) = 'on' THEN
    UPDATE products SET stock = now_is.stock, stock_band = now_is.stock_band, sales_count = products.sales_count + now_is.sold
    FROM (
      SELECT variant.product_id AS id, sum(variant.stock)::integer AS stock,
        (CASE WHEN bool_and(variant.stock > 0) THEN 2 WHEN bool_or(variant.stock > 0) THEN 1 ELSE 0 END)::smallint AS stock_band,
        coalesce(sum(before.stock - variant.stock), 0)::integer AS sold
      FROM variants variant LEFT JOIN before ON before.id = variant.id
      WHERE variant.product_id IN (SELECT product_id FROM changed) GROUP BY variant.product_id
    ) now_is
    WHERE products.id = now_is.id;
    RETURN NULL;
  ELSE
    product_ids := (SELECT coalesce(array_agg(DISTINCT product_id), '{}') FROM (SELECT product_id FROM changed UNION ALL SELECT product_id FROM before) either);
  END IF;
  PERFORM refresh_from_variants(product_ids);
  PERFORM notify_products(product_ids);
  RETURN NULL;
END $$;

CREATE TRIGGER variants_inserted AFTER INSERT ON variants REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION variants_changed();
CREATE TRIGGER variants_updated AFTER UPDATE ON variants REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION variants_changed();
CREATE TRIGGER variants_deleted AFTER DELETE ON variants REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION variants_changed();

-- Updates products after a statement that changes reviews. Only a change of the rating locks the products; answers,
-- votes and texts only drop cached answers.
CREATE FUNCTION reviews_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  product_ids integer[] := (SELECT coalesce(array_agg(DISTINCT product_id), '{}') FROM changed);
  rated_ids integer[] := product_ids;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    product_ids := (SELECT coalesce(array_agg(DISTINCT product_id), '{}') FROM (SELECT product_id FROM changed UNION SELECT product_id FROM before) either);
    rated_ids := (
      SELECT coalesce(array_agg(DISTINCT either.product_id), '{}')
      FROM changed JOIN before USING (id) CROSS JOIN LATERAL (VALUES (changed.product_id), (before.product_id)) AS either (product_id)
      WHERE (changed.product_id, changed.rating, changed.hidden) IS DISTINCT FROM (before.product_id, before.rating, before.hidden));
  END IF;
  IF cardinality(rated_ids) > 0 THEN PERFORM refresh_from_reviews(rated_ids); END IF;
  PERFORM notify_products(product_ids);
  RETURN NULL;
END $$;

CREATE TRIGGER reviews_inserted AFTER INSERT ON reviews REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION reviews_changed();
CREATE TRIGGER reviews_updated AFTER UPDATE ON reviews REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION reviews_changed();
CREATE TRIGGER reviews_deleted AFTER DELETE ON reviews REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION reviews_changed();

-- Counts the votes of a review. The update of the review then drops the cached answers of its product.
CREATE FUNCTION review_votes_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE reviews SET helpful_count = helpful_count + votes.count * (CASE WHEN TG_OP = 'INSERT' THEN 1 ELSE -1 END)
  FROM (SELECT review_id, count(*)::integer AS count FROM changed GROUP BY review_id) votes WHERE reviews.id = votes.review_id;
  RETURN NULL;
END $$;

CREATE TRIGGER review_votes_inserted AFTER INSERT ON review_votes REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION review_votes_changed();
CREATE TRIGGER review_votes_deleted AFTER DELETE ON review_votes REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION review_votes_changed();

-- ---------------------------------------------------------------------------------------------------------------------
-- Pictures and models: products have no column that follows from them, but cached answers show them
-- ---------------------------------------------------------------------------------------------------------------------

-- Drops the answers that show the product of a review.
CREATE FUNCTION review_pictures_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_products((SELECT coalesce(array_agg(DISTINCT reviews.product_id), '{}') FROM changed JOIN reviews ON reviews.id = changed.review_id));
  RETURN NULL;
END $$;

CREATE TRIGGER review_pictures_inserted AFTER INSERT ON review_pictures REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION review_pictures_changed();
CREATE TRIGGER review_pictures_deleted AFTER DELETE ON review_pictures REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION review_pictures_changed();

-- Drops the answers that show a product whose pictures or 3D model change.
CREATE FUNCTION product_pictures_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE product_ids integer[] := (SELECT coalesce(array_agg(DISTINCT product_id), '{}') FROM changed);
BEGIN
  IF TG_OP = 'UPDATE' THEN
    product_ids := (SELECT coalesce(array_agg(DISTINCT product_id), '{}') FROM (SELECT product_id FROM changed UNION SELECT product_id FROM before) either);
  END IF;
  PERFORM notify_products(product_ids);
  RETURN NULL;
END $$;

CREATE TRIGGER product_pictures_inserted AFTER INSERT ON product_pictures REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION product_pictures_changed();
CREATE TRIGGER product_pictures_updated
  AFTER UPDATE
  ON product_pictures REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION product_pictures_changed();
CREATE TRIGGER product_pictures_deleted AFTER DELETE ON product_pictures REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION product_pictures_changed();

CREATE TRIGGER product_models_inserted AFTER INSERT ON product_models REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION product_pictures_changed();
CREATE TRIGGER product_models_updated
  AFTER UPDATE
  ON product_models REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION product_pictures_changed();
CREATE TRIGGER product_models_deleted AFTER DELETE ON product_models REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION product_pictures_changed();

-- Drops every answer that shows a picture once its AVIF files exist (docs/decisions/048-avif-follows.md).
CREATE FUNCTION picture_formats_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_products((SELECT coalesce(array_agg(product_id), '{}') FROM (
    SELECT product_id FROM product_pictures WHERE picture_id = NEW.id
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

CREATE TRIGGER pictures_formats AFTER UPDATE OF is_webp_only ON pictures
  FOR EACH ROW WHEN (OLD.is_webp_only <> NEW.is_webp_only) EXECUTE FUNCTION picture_formats_changed();

-- ---------------------------------------------------------------------------------------------------------------------
-- Search
-- ---------------------------------------------------------------------------------------------------------------------

-- Normalizes text as domain/catalog/search-words.ts normalizes a search: digits become Latin, and joiners are removed,
-- because they only change how letters are drawn.
CREATE FUNCTION as_typed(said text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT translate(normalize(coalesce(said, ''), NFC), '०१२३४५६७८९' || U&'\200C\200D', '0123456789')
$$;

-- Writes the search document of a product. Names weigh most, then categories, then appearance, then descriptions.
CREATE FUNCTION product_words_changed() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE TRIGGER products_words_inserted BEFORE INSERT ON products
  FOR EACH ROW EXECUTE FUNCTION product_words_changed();
CREATE TRIGGER products_words_updated
  BEFORE UPDATE OF name, category_id, subcategory_id, short_description, description, detailed_description, material,
    color_options, special_features, translations
  ON products FOR EACH ROW EXECUTE FUNCTION product_words_changed();

-- Collects the words that the search knows, for the correction of typing errors. Vowel signs belong to a Devanagari
-- word; its punctuation and digits do not.
CREATE FUNCTION remember_words(texts text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_words (word)
  SELECT DISTINCT word FROM regexp_split_to_table(lower(as_typed(texts)), '[^[:alpha:]\u0900-\u0963\u0971-\u097F]+') AS word
  WHERE length(word) BETWEEN 3 AND 40
  ORDER BY word ON CONFLICT DO NOTHING
$$;

-- Collects new words, and drops cached answers after a statement that changes products. A change of stock or sales
-- alone drops the answers that show the product; any other change drops lists too. An order announces its changes
-- itself, except for a change of the stock band, which decides whether a list shows the product as available.
CREATE FUNCTION products_changed() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE TRIGGER products_inserted AFTER INSERT ON products REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION products_changed();
CREATE TRIGGER products_updated AFTER UPDATE ON products REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION products_changed();
CREATE TRIGGER products_deleted AFTER DELETE ON products REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION products_changed();

-- Writes the search documents of a category's products again when its name changes.
CREATE FUNCTION category_name_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM remember_words(concat_ws(' ', NEW.name, NEW.translations #>> '{ne,name}'));
  IF TG_OP = 'UPDATE' THEN
    UPDATE products SET category_id = category_id WHERE NEW.id IN (category_id, subcategory_id);
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER categories_named AFTER INSERT OR UPDATE OF name, translations ON categories
  FOR EACH ROW EXECUTE FUNCTION category_name_changed();
