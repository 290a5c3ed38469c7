-- Webhooks (docs/decisions/091-webhooks-by-triggers.md): receivers, what happened, and what is on its way to whom.
CREATE TABLE "webhook_deliveries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_deliveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"message_id" uuid NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"record" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"tried_until" timestamp with time zone DEFAULT now() + interval '3 days' NOT NULL,
	"leased_until" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "webhook_deliveries_ended" CHECK (("webhook_deliveries"."state" = 'waiting') = ("webhook_deliveries"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"events" text[] NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"secret" "bytea" NOT NULL,
	"previous_secret" "bytea",
	"previous_until" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_endpoints_previous" CHECK (("webhook_endpoints"."previous_secret" is null) = ("webhook_endpoints"."previous_until" is null))
);
--> statement-breakpoint
CREATE TABLE "webhook_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"event" text NOT NULL,
	"record" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_tries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_tries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"delivery_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"duration_ms" integer NOT NULL,
	"status" smallint,
	"answer" text DEFAULT '' NOT NULL,
	"error" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_message_id_webhook_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."webhook_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_tries" ADD CONSTRAINT "webhook_tries_delivery_id_webhook_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."webhook_deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_message" ON "webhook_deliveries" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_endpoint" ON "webhook_deliveries" USING btree ("endpoint_id","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_in_state" ON "webhook_deliveries" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("endpoint_id","next_try_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_in_turn" ON "webhook_deliveries" USING btree ("endpoint_id","record","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_messages_by_record" ON "webhook_messages" USING btree ("record","created_at");--> statement-breakpoint
CREATE INDEX "webhook_messages_by_time" ON "webhook_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_tries_by_delivery" ON "webhook_tries" USING btree ("delivery_id","id");--> statement-breakpoint
-- Staff add, change and remove receivers; secrets are bytes, which the log hides. Of messages and deliveries it has only what staff
-- do with them by hand, not what follows from their other work.
SELECT keep_audit_of('webhook_endpoints');--> statement-breakpoint
CREATE TRIGGER zz_audit AFTER INSERT ON webhook_messages FOR EACH ROW
  WHEN (NEW.event = 'webhook.test' AND acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');--> statement-breakpoint
CREATE TRIGGER zz_audit AFTER UPDATE ON webhook_deliveries FOR EACH ROW
  WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{}');--> statement-breakpoint
-- Whether a receiver wants an event. Nothing else runs while there is none, so orders pay for this alone.
CREATE FUNCTION webhook_is_wanted(event text) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM webhook_endpoints WHERE event = ANY (events) AND state <> 'gone');
END $$;--> statement-breakpoint
-- Writes a message, and a delivery for each receiver that wants it. It sends no notice: transactions that do commit one after the
-- other (docs/decisions/011-placing-orders.md).
CREATE FUNCTION write_webhook(happened text, about text, content jsonb) RETURNS void LANGUAGE sql AS $$
  WITH message AS (
    INSERT INTO webhook_messages (event, record, data) VALUES (happened, about, content) RETURNING id
  )
  INSERT INTO webhook_deliveries (message_id, endpoint_id, record)
  SELECT message.id, endpoint.id, about FROM message, webhook_endpoints endpoint
  WHERE happened = ANY (endpoint.events) AND endpoint.state <> 'gone'
$$;--> statement-breakpoint
CREATE FUNCTION webhook_time(at timestamptz) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;--> statement-breakpoint
-- What webhooks say of an order: nothing about its buyer.
CREATE FUNCTION webhook_order(wanted uuid, state_now text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('id', id, 'number', number, 'state', state_now, 'placedAt', webhook_time(placed_at), 'method', method,
    'payment', payment, 'total', total, 'paid', counted)
  FROM orders WHERE id = wanted
$$;--> statement-breakpoint
CREATE FUNCTION tell_order_event() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  happened text := CASE NEW.action
    WHEN 'place' THEN 'order.placed' WHEN 'confirm' THEN 'order.confirmed' WHEN 'part-delivered' THEN 'order.part_delivered'
    WHEN 'deliver' THEN 'order.delivered' WHEN 'cancel' THEN 'order.cancelled' WHEN 'expire' THEN 'order.cancelled'
    WHEN 'return' THEN 'order.returned' WHEN 'refund' THEN 'order.refunded' END;
BEGIN
  IF NOT webhook_is_wanted(happened) THEN RETURN NULL; END IF;
  PERFORM write_webhook(happened, 'order:' || NEW.order_id, webhook_order(NEW.order_id, NEW.state)
    || CASE NEW.action WHEN 'refund' THEN jsonb_build_object('amount', NEW.detail -> 'amount') ELSE '{}' END);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER order_events_told AFTER INSERT ON order_events FOR EACH ROW
  WHEN (NEW.action IN ('place', 'confirm', 'part-delivered', 'deliver', 'cancel', 'expire', 'return', 'refund'))
  EXECUTE FUNCTION tell_order_event();--> statement-breakpoint
-- An order is paid in full. A payment that came twice or wrongly is followed by its refund in the same transaction, so this looks
-- when that ends.
CREATE FUNCTION tell_order_paid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT webhook_is_wanted('order.paid') THEN RETURN NULL; END IF;
  PERFORM write_webhook('order.paid', 'order:' || id, webhook_order(id, state))
  FROM orders WHERE id = NEW.id AND counted >= total
    AND NOT EXISTS (SELECT FROM webhook_messages WHERE record = 'order:' || NEW.id AND event = 'order.paid' AND created_at = now());
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER orders_paid_told AFTER UPDATE OF counted ON orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD.counted < OLD.total AND NEW.counted >= NEW.total) EXECUTE FUNCTION tell_order_paid();--> statement-breakpoint
CREATE FUNCTION tell_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  happened text := CASE NEW.kind WHEN 'invoice' THEN 'invoice.issued' ELSE 'credit_note.issued' END;
BEGIN
  IF NOT webhook_is_wanted(happened) THEN RETURN NULL; END IF;
  PERFORM write_webhook(happened, 'invoice:' || NEW.id, jsonb_strip_nulls(jsonb_build_object(
    'id', NEW.id, 'number', NEW.number, 'fiscalYear', NEW.fiscal_year, 'issuedAt', webhook_time(NEW.issued_at), 'total', NEW.total,
    'vat', NEW.vat, 'invoiceId', NEW.credits_id, 'orderId', NEW.order_id,
    'orderNumber', (SELECT number FROM orders WHERE id = NEW.order_id))));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER invoices_told AFTER INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION tell_invoice();--> statement-breakpoint
CREATE FUNCTION tell_low_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  low integer;
BEGIN
  IF NOT webhook_is_wanted('stock.low') THEN RETURN NULL; END IF;
  low := coalesce(NEW.low_stock_at, (SELECT low_stock_at FROM shop_settings), 0);
  IF OLD.stock > low AND NEW.stock <= low THEN
    PERFORM write_webhook('stock.low', 'variant:' || NEW.id, jsonb_build_object(
      'variantId', NEW.id, 'productId', NEW.product_id, 'sku', NEW.sku, 'stock', NEW.stock, 'lowStockAt', low));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER variants_low_told AFTER UPDATE OF stock ON variants FOR EACH ROW
  WHEN (NEW.stock < OLD.stock) EXECUTE FUNCTION tell_low_stock();--> statement-breakpoint
-- One message for each product and transaction: saving a product writes many rows.
CREATE FUNCTION tell_product() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  row_now jsonb;
  product integer;
  whole jsonb;
BEGIN
  IF NOT webhook_is_wanted('product.changed') THEN RETURN NULL; END IF;
  row_now := CASE TG_OP WHEN 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
  product := coalesce(row_now ->> 'product_id', row_now ->> 'id');
  SELECT jsonb_build_object('id', id, 'slug', slug, 'isPublished', published, 'isRemoved', false) INTO whole
  FROM products WHERE id = product;
  IF TG_TABLE_NAME = 'products' AND TG_OP = 'DELETE' THEN
    whole := jsonb_build_object('id', OLD.id, 'slug', OLD.slug, 'isPublished', false, 'isRemoved', true);
  END IF;
  IF whole IS NULL THEN RETURN NULL; END IF;
  UPDATE webhook_messages SET data = whole
  WHERE record = 'product:' || product AND event = 'product.changed' AND created_at = now();
  IF NOT FOUND THEN PERFORM write_webhook('product.changed', 'product:' || product, whole); END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Not what orders, reviews and searches change.
CREATE TRIGGER products_told AFTER INSERT OR DELETE ON products FOR EACH ROW EXECUTE FUNCTION tell_product();--> statement-breakpoint
CREATE TRIGGER products_changed_told AFTER UPDATE ON products FOR EACH ROW
  WHEN ((OLD.slug, OLD.name, OLD.category_id, OLD.subcategory_id, OLD.published, OLD.is_latest, OLD.is_featured, OLD.short_description,
      OLD.description, OLD.detailed_description, OLD.material, OLD.finish_options, OLD.assembly, OLD.color_options,
      OLD.weight_capacity_kg, OLD.warranty, OLD.special_features, OLD.width_cm, OLD.depth_cm, OLD.height_cm, OLD.made_in_days,
      OLD.translations)
    IS DISTINCT FROM
     (NEW.slug, NEW.name, NEW.category_id, NEW.subcategory_id, NEW.published, NEW.is_latest, NEW.is_featured, NEW.short_description,
      NEW.description, NEW.detailed_description, NEW.material, NEW.finish_options, NEW.assembly, NEW.color_options,
      NEW.weight_capacity_kg, NEW.warranty, NEW.special_features, NEW.width_cm, NEW.depth_cm, NEW.height_cm, NEW.made_in_days,
      NEW.translations))
  EXECUTE FUNCTION tell_product();--> statement-breakpoint
CREATE TRIGGER variants_told AFTER INSERT OR DELETE ON variants FOR EACH ROW EXECUTE FUNCTION tell_product();--> statement-breakpoint
CREATE TRIGGER variants_changed_told AFTER UPDATE ON variants FOR EACH ROW
  WHEN ((OLD.sku, OLD.color_id, OLD.size, OLD.type, OLD.position, OLD.price, OLD.old_price, OLD.weight_kg, OLD.width_cm, OLD.depth_cm,
      OLD.height_cm)
    IS DISTINCT FROM
     (NEW.sku, NEW.color_id, NEW.size, NEW.type, NEW.position, NEW.price, NEW.old_price, NEW.weight_kg, NEW.width_cm, NEW.depth_cm,
      NEW.height_cm))
  EXECUTE FUNCTION tell_product();--> statement-breakpoint
CREATE TRIGGER product_colors_told AFTER INSERT OR UPDATE OR DELETE ON product_colors FOR EACH ROW
  EXECUTE FUNCTION tell_product();--> statement-breakpoint
CREATE TRIGGER product_pictures_told AFTER INSERT OR UPDATE OR DELETE ON product_pictures FOR EACH ROW
  EXECUTE FUNCTION tell_product();--> statement-breakpoint
CREATE FUNCTION tell_ticket() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT webhook_is_wanted('ticket.opened') THEN RETURN NULL; END IF;
  PERFORM write_webhook('ticket.opened', 'ticket:' || NEW.id,
    jsonb_build_object('id', NEW.id, 'number', NEW.number, 'kind', NEW.kind, 'state', NEW.state));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER tickets_told AFTER INSERT ON tickets FOR EACH ROW EXECUTE FUNCTION tell_ticket();--> statement-breakpoint
CREATE FUNCTION tell_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT webhook_is_wanted('review.written') THEN RETURN NULL; END IF;
  PERFORM write_webhook('review.written', 'review:' || NEW.id, jsonb_build_object(
    'id', NEW.id, 'productId', NEW.product_id, 'rating', NEW.rating, 'isVerified', NEW.is_verified));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER reviews_told AFTER INSERT ON reviews FOR EACH ROW EXECUTE FUNCTION tell_review();
