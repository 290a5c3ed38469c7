-- The live back office (docs/decisions/159-a-live-back-office.md): what happened, and who edits what at the moment.
CREATE TABLE "live_events" (
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"topic" text NOT NULL,
	"record" text NOT NULL,
	"act" text NOT NULL,
	"staff_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_events_pkey" PRIMARY KEY("xid","topic","record","act")
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "live_editors" (
	"tab" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"record" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- Transactions that notify commit one after another, so only those of staff do. Shoppers' are announced after their commit, or
-- found by the next look (api/office/live/live-hub.ts).
CREATE FUNCTION note_live(happened_to text, its_id text, happened text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO live_events (topic, record, act, staff_id)
  VALUES (happened_to, coalesce(its_id, ''), happened, acting_staff()) ON CONFLICT DO NOTHING;
  IF acting_staff() IS NOT NULL THEN PERFORM pg_notify('live', ''); END IF;
END $$;--> statement-breakpoint
-- Arguments: the topic, and the column with the record's id.
CREATE FUNCTION note_live_row() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  added jsonb := to_jsonb(NEW);
BEGIN
  PERFORM note_live(TG_ARGV[0], added ->> TG_ARGV[1], coalesce(added ->> 'action', lower(TG_OP)));
  RETURN NULL;
END $$;--> statement-breakpoint
-- What happened long ago is no news: the demo and imports of orders write years of it.
CREATE TRIGGER order_events_live AFTER INSERT ON order_events
  FOR EACH ROW WHEN (NEW.at > now() - interval '1 hour') EXECUTE FUNCTION note_live_row('orders', 'order_id');--> statement-breakpoint
CREATE TRIGGER payments_live AFTER INSERT ON payments
  FOR EACH ROW WHEN (NEW.received_at > now() - interval '1 hour') EXECUTE FUNCTION note_live_row('payments', 'order_id');--> statement-breakpoint
CREATE TRIGGER ticket_events_live AFTER INSERT ON ticket_events
  FOR EACH ROW WHEN (NEW.at > now() - interval '1 hour') EXECUTE FUNCTION note_live_row('tickets', 'ticket_id');--> statement-breakpoint
CREATE TRIGGER custom_request_events_live AFTER INSERT ON custom_request_events
  FOR EACH ROW WHEN (NEW.at > now() - interval '1 hour') EXECUTE FUNCTION note_live_row('custom-requests', 'request_id');--> statement-breakpoint
CREATE TRIGGER product_questions_live AFTER INSERT ON product_questions
  FOR EACH ROW WHEN (NEW.created_at > now() - interval '1 hour') EXECUTE FUNCTION note_live_row('questions', 'id');--> statement-breakpoint
CREATE TRIGGER reviews_live AFTER INSERT ON reviews
  FOR EACH ROW WHEN (NEW.created_at > now() - interval '1 hour') EXECUTE FUNCTION note_live_row('reviews', 'id');--> statement-breakpoint
CREATE TRIGGER bank_vouchers_live AFTER INSERT ON bank_vouchers
  FOR EACH ROW WHEN (NEW.created_at > now() - interval '1 hour') EXECUTE FUNCTION note_live_row('vouchers', 'id');--> statement-breakpoint
CREATE TRIGGER return_requests_live AFTER INSERT ON return_requests
  FOR EACH ROW WHEN (NEW.created_at > now() - interval '1 hour') EXECUTE FUNCTION note_live_row('returns', 'id');--> statement-breakpoint
CREATE TRIGGER damage_reports_live AFTER INSERT ON damage_reports
  FOR EACH ROW WHEN (NEW.created_at > now() - interval '1 hour') EXECUTE FUNCTION note_live_row('damage-reports', 'id');--> statement-breakpoint
-- What staff change is in the audit log, whichever call does it. Rows that the triggers above note are left out.
CREATE FUNCTION note_live_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb := coalesce(NEW.before, '{}') || coalesce(NEW.after, '{}');
  first_key text := split_part(NEW.row_key, ',', 1);
BEGIN
  CASE
    WHEN NEW.table_name IN ('products', 'product_colors', 'product_pictures', 'product_models') THEN
      PERFORM note_live('products', first_key, 'change');
    WHEN NEW.table_name = 'variants' THEN
      PERFORM note_live('products', coalesce(
        changed ->> 'product_id',
        (SELECT product_id::text FROM variants WHERE id = NEW.row_key::integer)
      ), 'change');
    WHEN NEW.table_name IN ('categories', 'category_pictures') THEN PERFORM note_live('categories', first_key, 'change');
    WHEN NEW.table_name IN ('product_sets', 'product_set_pieces') THEN PERFORM note_live('sets', first_key, 'change');
    WHEN NEW.table_name IN ('banners', 'banner_images') THEN PERFORM note_live('banners', first_key, 'change');
    WHEN NEW.table_name IN ('projects', 'project_pictures', 'project_products') THEN
      PERFORM note_live('projects', first_key, 'change');
    WHEN NEW.table_name IN ('orders', 'tickets', 'promotions', 'clients', 'faqs', 'pages', 'stores', 'pictures', 'reviews',
      'staff', 'refunds') THEN
      PERFORM note_live(NEW.table_name, NEW.row_key, 'change');
    WHEN NEW.table_name IN ('custom_requests', 'damage_reports', 'delivery_zones', 'calendar_years') THEN
      PERFORM note_live(replace(NEW.table_name, '_', '-'), NEW.row_key, 'change');
    WHEN NEW.table_name = 'order_notes' THEN PERFORM note_live('orders', changed ->> 'order_id', 'change');
    WHEN NEW.table_name = 'hoardings' THEN PERFORM note_live('offers', NEW.row_key, 'change');
    WHEN NEW.table_name = 'product_questions' THEN PERFORM note_live('questions', NEW.row_key, 'change');
    WHEN NEW.table_name = 'product_answers' THEN
      PERFORM note_live('questions', coalesce(
        changed ->> 'question_id',
        (SELECT question_id::text FROM product_answers WHERE id = NEW.row_key::integer)
      ), 'change');
    WHEN NEW.table_name = 'bank_vouchers' THEN PERFORM note_live('vouchers', NEW.row_key, 'change');
    WHEN NEW.table_name = 'return_requests' THEN PERFORM note_live('returns', NEW.row_key, 'change');
    WHEN NEW.table_name = 'users' THEN PERFORM note_live('customers', NEW.row_key, 'change');
    WHEN NEW.table_name = 'customer_notes' THEN PERFORM note_live('customers', changed ->> 'user_id', 'change');
    WHEN NEW.table_name = 'delivery_districts' THEN PERFORM note_live('delivery-zones', '', 'change');
    WHEN NEW.table_name = 'shop_settings' THEN PERFORM note_live('settings', '', 'change');
    ELSE NULL;
  END CASE;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER audit_log_live AFTER INSERT ON audit_log
  FOR EACH ROW WHEN (NEW.at > now() - interval '1 hour') EXECUTE FUNCTION note_live_change();
