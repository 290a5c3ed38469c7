-- Rows that prove something are written once. Triggers write the histories of stock, prices and cash, so that no writer
-- can forget to.

-- ---------------------------------------------------------------------------------------------------------------------
-- Rows that nobody may change
-- ---------------------------------------------------------------------------------------------------------------------

-- Refuses the statement. The name of the table is in the message.
CREATE FUNCTION refuse_to_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed or deleted', TG_TABLE_NAME;
END $$;

-- The events of orders and custom requests, payments, invoices, quotes, cash handovers and the audit log never change.
CREATE TRIGGER order_events_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON order_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite();
CREATE TRIGGER custom_request_events_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON custom_request_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite();
CREATE TRIGGER payments_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON payments
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite();
CREATE TRIGGER invoices_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON invoices
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite();
CREATE TRIGGER invoice_prints_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON invoice_prints
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite();
CREATE TRIGGER custom_quotes_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON custom_quotes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite();
CREATE TRIGGER cash_handovers_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON cash_handovers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite();
CREATE TRIGGER cash_handover_lines_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON cash_handover_lines
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite();
CREATE TRIGGER audit_log_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite();

-- Stock movements are deleted with their variant, and never changed.
CREATE TRIGGER stock_movements_are_final BEFORE UPDATE ON stock_movements
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite();

-- The messages of a ticket are deleted only with the ticket, whose row is gone by the time the cascade reaches them.
CREATE TRIGGER ticket_events_are_final BEFORE UPDATE OR TRUNCATE ON ticket_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite();

CREATE FUNCTION refuse_to_shorten_ticket() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM tickets WHERE id = OLD.ticket_id) THEN
    RAISE EXCEPTION 'what was said in a ticket is deleted with the ticket alone';
  END IF;
  RETURN OLD;
END $$;

CREATE TRIGGER ticket_events_go_with_their_ticket BEFORE DELETE ON ticket_events
  FOR EACH ROW EXECUTE FUNCTION refuse_to_shorten_ticket();

-- The log of reading personal data is kept for a year.
CREATE TRIGGER personal_reads_are_final BEFORE UPDATE OR TRUNCATE ON personal_reads
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite();

CREATE FUNCTION keep_for_a_year() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.at > now() - interval '365 days' THEN
    RAISE EXCEPTION 'rows of % are kept for a year', TG_TABLE_NAME;
  END IF;
  RETURN OLD;
END $$;

CREATE TRIGGER personal_reads_are_kept BEFORE DELETE ON personal_reads
  FOR EACH ROW EXECUTE FUNCTION keep_for_a_year();

-- ---------------------------------------------------------------------------------------------------------------------
-- Stock movements: a variant's movements always add up to its stock (docs/decisions/024-old-prices-and-stock.md)
-- ---------------------------------------------------------------------------------------------------------------------

-- The stock of a new variant is its first movement.
CREATE FUNCTION write_opening_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stock_movements (variant_id, change, stock, reason, staff_id)
  SELECT id, stock, stock, 'opening', acting_staff() FROM inserted WHERE stock > 0;
  RETURN NULL;
END $$;

CREATE TRIGGER variants_open AFTER INSERT ON variants REFERENCING NEW TABLE AS inserted
  FOR EACH STATEMENT EXECUTE FUNCTION write_opening_stock();

-- The statement that changes a stock sets the reason (api/shop/stock/stock-queries.ts). Without one, as with psql, the
-- reason is a count.
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

CREATE TRIGGER variants_moved AFTER UPDATE OF stock ON variants
  FOR EACH ROW WHEN (OLD.stock <> NEW.stock) EXECUTE FUNCTION write_stock_movement();

-- ---------------------------------------------------------------------------------------------------------------------
-- Price history: it decides which old prices are real (docs/decisions/024-old-prices-and-stock.md)
-- ---------------------------------------------------------------------------------------------------------------------

-- Writes the price of a new or changed variant, and whether its product was published: nobody was charged a draft's
-- price.
CREATE FUNCTION write_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_changes (variant_id, price, old_price, is_offered, staff_id)
  SELECT NEW.id, NEW.price, NEW.old_price, published, acting_staff() FROM products WHERE id = NEW.product_id;
  RETURN NULL;
END $$;

CREATE TRIGGER variants_priced AFTER INSERT ON variants FOR EACH ROW EXECUTE FUNCTION write_price();
CREATE TRIGGER variants_repriced AFTER UPDATE OF price, old_price ON variants
  FOR EACH ROW WHEN (OLD.price <> NEW.price OR OLD.old_price IS DISTINCT FROM NEW.old_price)
  EXECUTE FUNCTION write_price();

-- Writes the prices of a product's variants when it is published or hidden.
CREATE FUNCTION write_offer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_changes (variant_id, price, old_price, is_offered, staff_id)
  SELECT id, price, old_price, NEW.published, acting_staff() FROM variants WHERE product_id = NEW.id ORDER BY id;
  RETURN NULL;
END $$;

CREATE TRIGGER products_offered AFTER UPDATE OF published ON products
  FOR EACH ROW WHEN (OLD.published <> NEW.published) EXECUTE FUNCTION write_offer();

-- ---------------------------------------------------------------------------------------------------------------------
-- Cash that couriers have not handed over yet, in a short table: no query has to search all payments for it
-- ---------------------------------------------------------------------------------------------------------------------

-- Adds the cash of new payments, and removes what a handover has counted.
CREATE FUNCTION keep_waiting_cash() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'payments' THEN
    INSERT INTO waiting_cash (payment_id, amount, received_at)
    SELECT id, amount, received_at FROM inserted WHERE method = 'cod';
  ELSE
    DELETE FROM waiting_cash USING inserted WHERE waiting_cash.payment_id = inserted.payment_id;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER payments_wait AFTER INSERT ON payments REFERENCING NEW TABLE AS inserted
  FOR EACH STATEMENT EXECUTE FUNCTION keep_waiting_cash();
CREATE TRIGGER cash_handover_lines_counted AFTER INSERT ON cash_handover_lines REFERENCING NEW TABLE AS inserted
  FOR EACH STATEMENT EXECUTE FUNCTION keep_waiting_cash();
