-- PostgreSQL lets transactions that notify commit only one after the other, each waiting for the disk alone. One that
-- has set kastha.announces_later says itself which products it changed, once it has committed (api/db/announcer.ts).
CREATE OR REPLACE FUNCTION notify_products(product_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('kastha.announces_later', true) = 'on' THEN
    RETURN;
  ELSIF cardinality(product_ids) > 100 THEN
    PERFORM pg_notify('cache', 'all');
  ELSE
    PERFORM pg_notify('cache', 'product:' || id) FROM unnest(product_ids) AS id;
  END IF;
END $$;
--> statement-breakpoint
-- As before, but for one question less where only stock and sales have moved.
CREATE OR REPLACE FUNCTION products_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE shop_looks_different boolean := true;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    -- An order moves stock and sales; which products a list holds changes only with the rest.
    shop_looks_different := EXISTS (
      SELECT FROM changed JOIN before USING (id)
      WHERE to_jsonb(changed) - '{stock,sales_count,updated_at}'::text[] <> to_jsonb(before) - '{stock,sales_count,updated_at}'::text[]);
    IF shop_looks_different THEN
      PERFORM remember_words((SELECT string_agg(concat_ws(' ', changed.name, changed.material, changed.color_options), ' ')
        FROM changed JOIN before USING (id)
        WHERE (changed.name, changed.material, changed.color_options) IS DISTINCT FROM (before.name, before.material, before.color_options)));
    END IF;
  ELSIF TG_OP = 'INSERT' THEN
    PERFORM remember_words((SELECT string_agg(concat_ws(' ', name, material, color_options), ' ') FROM changed));
  END IF;
  PERFORM notify_products((SELECT coalesce(array_agg(id), '{}') FROM changed));
  IF shop_looks_different THEN PERFORM pg_notify('cache', 'catalog'); END IF;
  RETURN NULL;
END $$;
