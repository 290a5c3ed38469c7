CREATE TABLE "exchanges" (
	"return_id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"new_order_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "exchanges_one_per_new_order" UNIQUE("new_order_id"),
	CONSTRAINT "exchanges_amount" CHECK ("exchanges"."amount" >= 0)
);
--> statement-breakpoint
ALTER TABLE "exchanges" ADD CONSTRAINT "exchanges_return_id_return_requests_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."return_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchanges" ADD CONSTRAINT "exchanges_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchanges" ADD CONSTRAINT "exchanges_new_order_id_orders_id_fk" FOREIGN KEY ("new_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exchanges_by_order" ON "exchanges" USING btree ("order_id");--> statement-breakpoint
SELECT keep_audit_of('exchanges');--> statement-breakpoint
-- The pieces that come back count as paid for the new order (countedOf in api/sales/payments/order-money.ts).
CREATE OR REPLACE FUNCTION counted_of(wanted uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT sum(amount) FROM payments WHERE order_id = wanted), 0)::bigint
    + coalesce((SELECT amount FROM exchanges WHERE new_order_id = wanted AND ended_at IS NULL), 0)::bigint
    - coalesce((SELECT sum(amount) FROM refunds WHERE order_id = wanted
        AND (cause LIKE 'attempt:%' OR cause LIKE 'payment:%' OR cause LIKE 'edit:%')), 0)::bigint
$$;--> statement-breakpoint
CREATE FUNCTION keep_exchanged() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  acting text := current_setting('kastha.staff', true);
BEGIN
  PERFORM 1 FROM orders WHERE id = NEW.new_order_id FOR NO KEY UPDATE;
  -- A summary is no change by staff: the audit log already has the exchange.
  PERFORM set_config('kastha.staff', '', true);
  UPDATE orders SET counted = counted_of(NEW.new_order_id) WHERE id = NEW.new_order_id;
  PERFORM set_config('kastha.staff', coalesce(acting, ''), true);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER exchanges_counted AFTER INSERT OR UPDATE OF amount, ended_at ON exchanges
  FOR EACH ROW EXECUTE FUNCTION keep_exchanged();--> statement-breakpoint
-- Other programs hear of edits and exchanges, too.
CREATE OR REPLACE FUNCTION tell_order_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  happened text := CASE NEW.action
    WHEN 'place' THEN 'order.placed' WHEN 'confirm' THEN 'order.confirmed' WHEN 'part-delivered' THEN 'order.part_delivered'
    WHEN 'deliver' THEN 'order.delivered' WHEN 'cancel' THEN 'order.cancelled' WHEN 'expire' THEN 'order.cancelled'
    WHEN 'return' THEN 'order.returned' WHEN 'refund' THEN 'order.refunded' WHEN 'edited' THEN 'order.edited'
    WHEN 'exchanged' THEN 'order.exchanged' END;
BEGIN
  IF NOT webhook_is_wanted(happened) THEN RETURN NULL; END IF;
  -- The order that goes out is placed: the old one tells of the exchange.
  IF NEW.action = 'exchanged' AND NOT NEW.detail ? 'exchangedFor' THEN RETURN NULL; END IF;
  PERFORM write_webhook(happened, 'order:' || NEW.order_id, webhook_order(NEW.order_id, NEW.state)
    || CASE NEW.action WHEN 'refund' THEN jsonb_build_object('amount', NEW.detail -> 'amount')
         WHEN 'edited' THEN jsonb_build_object('totalBefore', NEW.detail #> '{edit,total,from}')
         WHEN 'exchanged' THEN (SELECT jsonb_build_object('amount', exchange.amount, 'newOrder',
             jsonb_build_object('id', placed.id, 'number', placed.number))
           FROM exchanges exchange JOIN orders placed ON placed.id = exchange.new_order_id
           WHERE exchange.order_id = NEW.order_id AND placed.number = NEW.detail ->> 'exchangedFor')
         ELSE '{}' END);
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TRIGGER order_events_told ON order_events;--> statement-breakpoint
CREATE TRIGGER order_events_told AFTER INSERT ON order_events FOR EACH ROW
  WHEN (NEW.action IN ('place', 'confirm', 'part-delivered', 'deliver', 'cancel', 'expire', 'return', 'refund', 'edited',
    'exchanged')) EXECUTE FUNCTION tell_order_event();
