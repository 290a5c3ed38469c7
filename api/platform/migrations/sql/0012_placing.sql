-- Placing an order moves stock and sales and nothing else, under locks that it holds already. A transaction that has set
-- kastha.placing takes the short way here: what leaves the stock counts as sold, in one update of each product. And it
-- notifies nobody of counts: PostgreSQL lets transactions that notify commit only one after the other, each waiting for
-- the disk alone. Whoever places says so once it has committed (api/db/announcer.ts).
CREATE OR REPLACE FUNCTION variants_changed() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE OR REPLACE FUNCTION products_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE shop_looks_different boolean := true;
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM remember_words((SELECT string_agg(concat_ws(' ', name, material, color_options), ' ') FROM changed));
  ELSIF TG_OP = 'UPDATE' AND current_setting('kastha.placing', true) = 'on' THEN
    IF EXISTS (SELECT FROM changed JOIN before USING (id) WHERE changed.stock_band <> before.stock_band) THEN
      PERFORM pg_notify('cache', 'catalog');
    END IF;
    RETURN NULL;
  ELSIF TG_OP = 'UPDATE' THEN
    -- Stock and sales move; which products a list holds changes only with the rest.
    shop_looks_different := EXISTS (
      SELECT FROM changed JOIN before USING (id)
      WHERE to_jsonb(changed) - '{stock,sales_count,updated_at}'::text[] <> to_jsonb(before) - '{stock,sales_count,updated_at}'::text[]);
    PERFORM remember_words((SELECT string_agg(concat_ws(' ', changed.name, changed.material, changed.color_options), ' ')
      FROM changed JOIN before USING (id)
      WHERE (changed.name, changed.material, changed.color_options) IS DISTINCT FROM (before.name, before.material, before.color_options)));
  END IF;
  PERFORM notify_products((SELECT coalesce(array_agg(id), '{}') FROM changed));
  IF shop_looks_different THEN PERFORM pg_notify('cache', 'catalog'); END IF;
  RETURN NULL;
END $$;
