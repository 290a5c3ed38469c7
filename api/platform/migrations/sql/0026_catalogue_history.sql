ALTER TABLE "price_changes" ADD COLUMN "is_offered" boolean;--> statement-breakpoint
UPDATE price_changes SET is_offered = products.published
FROM variants JOIN products ON products.id = variants.product_id WHERE variants.id = price_changes.variant_id;
--> statement-breakpoint
ALTER TABLE "price_changes" ALTER COLUMN "is_offered" SET NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION write_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_changes (variant_id, price, old_price, is_offered, staff_id)
  SELECT NEW.id, NEW.price, NEW.old_price, published, acting_staff() FROM products WHERE id = NEW.product_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION write_offer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_changes (variant_id, price, old_price, is_offered, staff_id)
  SELECT id, price, old_price, NEW.published, acting_staff() FROM variants WHERE product_id = NEW.id ORDER BY id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_offered AFTER UPDATE OF published ON products FOR EACH ROW
  WHEN (OLD.published <> NEW.published) EXECUTE FUNCTION write_offer();
--> statement-breakpoint
-- Whoever changes a stock says why in the same transaction (api/stock/stock-cause.ts); who does not, say with psql, has counted.
CREATE FUNCTION write_stock_movement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stock_movements (variant_id, change, stock, reason, order_number, staff_id, note)
  VALUES (
    NEW.id,
    NEW.stock - OLD.stock,
    NEW.stock,
    coalesce(nullif(current_setting('kastha.stock_reason', true), ''), 'counted'),
    nullif(current_setting('kastha.stock_order', true), ''),
    acting_staff(),
    coalesce(current_setting('kastha.stock_note', true), '')
  );
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER variants_moved AFTER UPDATE OF stock ON variants FOR EACH ROW
  WHEN (OLD.stock <> NEW.stock) EXECUTE FUNCTION write_stock_movement();
--> statement-breakpoint
-- Checked at the end of a statement, so that one that saves a whole product may have its variants change places.
ALTER TABLE variants DROP CONSTRAINT variants_in_order,
  ADD CONSTRAINT variants_in_order UNIQUE (product_id, position) DEFERRABLE;
--> statement-breakpoint
ALTER TABLE variants DROP CONSTRAINT variants_one_per_size_and_type,
  ADD CONSTRAINT variants_one_per_size_and_type UNIQUE NULLS NOT DISTINCT (product_id, size, type) DEFERRABLE;
