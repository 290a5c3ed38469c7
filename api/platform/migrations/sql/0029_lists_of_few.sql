-- What lists of the back office filter by. The shop fills both columns for older rows at its next start (api/fill-summaries.ts).
ALTER TABLE "deliveries" ADD COLUMN "is_pickup" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "counted" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE FUNCTION keep_is_pickup() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_pickup := (SELECT method = 'pickup' FROM orders WHERE id = NEW.order_id);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER deliveries_of_pickups BEFORE INSERT ON deliveries FOR EACH ROW EXECUTE FUNCTION keep_is_pickup();--> statement-breakpoint
-- `countedOf` of an order (api/sales/payments/order-money.ts): its payments without refunds of money that came twice or wrongly.
CREATE FUNCTION counted_of(wanted uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT sum(amount) FROM payments WHERE order_id = wanted), 0)::bigint
    - coalesce((SELECT sum(amount) FROM refunds WHERE order_id = wanted AND (cause LIKE 'attempt:%' OR cause LIKE 'payment:%')), 0)::bigint
$$;--> statement-breakpoint
CREATE FUNCTION keep_counted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.order_id ELSE NEW.order_id END;
  acting text := current_setting('kastha.staff', true);
BEGIN
  -- Locked first, so that the payments are read after every concurrent change has ended.
  PERFORM 1 FROM orders WHERE id = touched FOR NO KEY UPDATE;
  -- A summary is no change by staff: the audit log already has the payment.
  PERFORM set_config('kastha.staff', '', true);
  UPDATE orders SET counted = counted_of(touched) WHERE id = touched AND counted <> counted_of(touched);
  PERFORM set_config('kastha.staff', coalesce(acting, ''), true);
  RETURN NULL;
END $$;--> statement-breakpoint
-- Payments are never changed or deleted.
CREATE TRIGGER payments_counted AFTER INSERT ON payments FOR EACH ROW EXECUTE FUNCTION keep_counted();--> statement-breakpoint
CREATE TRIGGER refunds_counted AFTER INSERT OR DELETE OR UPDATE OF amount, cause ON refunds
  FOR EACH ROW EXECUTE FUNCTION keep_counted();
