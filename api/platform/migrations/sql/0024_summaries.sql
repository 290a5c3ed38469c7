-- Summaries of an order's deliveries and of an account's orders, by which lists of the back office sort. The shop fills them for
-- older rows at its next start (api/fill-summaries.ts).
CREATE TABLE "customer_figures" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"order_count" integer DEFAULT 0 NOT NULL,
	"spent" bigint DEFAULT 0 NOT NULL,
	"last_order_at" timestamp with time zone
);--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_day" date;--> statement-breakpoint
ALTER TABLE "customer_figures" ADD CONSTRAINT "customer_figures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_figures_by_orders" ON "customer_figures" USING btree ("order_count","user_id");--> statement-breakpoint
CREATE INDEX "customer_figures_by_spent" ON "customer_figures" USING btree ("spent","user_id");--> statement-breakpoint
CREATE INDEX "customer_figures_by_last_order" ON "customer_figures" USING btree ("last_order_at" NULLS FIRST,"user_id");--> statement-breakpoint
-- The day of the next open delivery of an order, or else of the last one.
CREATE FUNCTION delivery_day_of(wanted uuid) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT day FROM deliveries WHERE order_id = wanted AND state <> 'cancelled'
  ORDER BY state = 'delivered', CASE WHEN state = 'delivered' THEN -number ELSE number END LIMIT 1
$$;--> statement-breakpoint
CREATE FUNCTION keep_delivery_day() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.order_id ELSE NEW.order_id END;
  acting text := current_setting('kastha.staff', true);
BEGIN
  -- A summary is no change by staff: the audit log already has the delivery.
  PERFORM set_config('kastha.staff', '', true);
  UPDATE orders SET delivery_day = delivery_day_of(touched)
  WHERE id = touched AND delivery_day IS DISTINCT FROM delivery_day_of(touched);
  PERFORM set_config('kastha.staff', coalesce(acting, ''), true);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER deliveries_dated AFTER INSERT OR DELETE OR UPDATE OF day, state ON deliveries
  FOR EACH ROW EXECUTE FUNCTION keep_delivery_day();--> statement-breakpoint
-- Counts what an account has bought. The row is locked first, so that the orders are read after every concurrent change has ended.
CREATE FUNCTION refresh_customer_figures(buyer uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM customer_figures WHERE user_id = buyer FOR NO KEY UPDATE;
  UPDATE customer_figures SET (order_count, spent, last_order_at) = (
    SELECT count(*), coalesce(sum(total), 0), max(placed_at) FROM orders
    WHERE user_id = buyer AND state NOT IN ('cancelled', 'returned'))
  WHERE user_id = buyer;
END $$;--> statement-breakpoint
CREATE FUNCTION keep_customer_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' AND NEW.user_id IS NOT NULL THEN
    -- Missing for accounts of the previous version until the next start.
    INSERT INTO customer_figures (user_id) VALUES (NEW.user_id) ON CONFLICT DO NOTHING;
    PERFORM refresh_customer_figures(NEW.user_id);
  END IF;
  -- The account of before may be about to go, with its figures.
  IF TG_OP <> 'INSERT' AND (TG_OP = 'DELETE' OR NEW.user_id IS DISTINCT FROM OLD.user_id) THEN
    PERFORM refresh_customer_figures(OLD.user_id);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER orders_bought AFTER INSERT ON orders
  FOR EACH ROW WHEN (NEW.user_id IS NOT NULL) EXECUTE FUNCTION keep_customer_figures();--> statement-breakpoint
CREATE TRIGGER orders_kept AFTER UPDATE OF state, user_id, total ON orders
  FOR EACH ROW WHEN ((OLD.state, OLD.user_id, OLD.total) IS DISTINCT FROM (NEW.state, NEW.user_id, NEW.total))
  EXECUTE FUNCTION keep_customer_figures();--> statement-breakpoint
CREATE TRIGGER orders_gone AFTER DELETE ON orders
  FOR EACH ROW WHEN (OLD.user_id IS NOT NULL) EXECUTE FUNCTION keep_customer_figures();--> statement-breakpoint
CREATE FUNCTION begin_customer_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO customer_figures (user_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER users_begin AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION begin_customer_figures();
