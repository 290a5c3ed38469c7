ALTER TABLE "order_reductions" ADD COLUMN "by_staff" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What an edited order costs no more goes back, and counts no more (uncounted in api/sales/payments/order-money.ts).
CREATE OR REPLACE FUNCTION counted_of(wanted uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT sum(amount) FROM payments WHERE order_id = wanted), 0)::bigint
    - coalesce((SELECT sum(amount) FROM refunds WHERE order_id = wanted
        AND (cause LIKE 'attempt:%' OR cause LIKE 'payment:%' OR cause LIKE 'edit:%')), 0)::bigint
$$;--> statement-breakpoint
-- An order is also paid once an edit makes it cost no more than was paid.
DROP TRIGGER orders_paid_told ON orders;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER orders_paid_told AFTER UPDATE OF counted, total ON orders
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.counted < OLD.total AND NEW.counted >= NEW.total) EXECUTE FUNCTION tell_order_paid();
