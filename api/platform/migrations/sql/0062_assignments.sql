CREATE TABLE "assignments" (
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"owner_id" uuid,
	"due_at" timestamp with time zone,
	"is_open" boolean DEFAULT true NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "assignments_kind_record_id_pk" PRIMARY KEY("kind","record_id")
);
--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_owner_id_staff_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignments_of_owner" ON "assignments" USING btree ("owner_id","due_at","since","record_id") WHERE is_open and owner_id is not null;--> statement-breakpoint
CREATE INDEX "assignments_of_nobody" ON "assignments" USING btree ("due_at","since","record_id") WHERE is_open and owner_id is null;--> statement-breakpoint
CREATE INDEX "assignments_open" ON "assignments" USING btree ("due_at","since","record_id") WHERE is_open;--> statement-breakpoint
CREATE INDEX "assignments_by_owner" ON "assignments" USING btree ("kind","owner_id","record_id") WHERE owner_id is not null;--> statement-breakpoint
CREATE TABLE "canned_replies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "canned_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"english" text NOT NULL,
	"nepali" text NOT NULL,
	CONSTRAINT "canned_replies_one_per_title" UNIQUE("title")
);
--> statement-breakpoint
CREATE TABLE "mentions" (
	"note_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "mentions_note_id_staff_id_pk" PRIMARY KEY("note_id","staff_id")
);
--> statement-breakpoint
ALTER TABLE "mentions" ADD CONSTRAINT "mentions_note_id_order_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."order_notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mentions" ADD CONSTRAINT "mentions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mentions_unseen" ON "mentions" USING btree ("staff_id","at") WHERE seen_at is null;--> statement-breakpoint
SELECT keep_audit_of('assignments');--> statement-breakpoint
SELECT keep_audit_of('mentions');--> statement-breakpoint
SELECT keep_audit_of('canned_replies');--> statement-breakpoint
-- Adds, closes or removes the assignment of a record whose state has changed. A row without owner and due time stays only
-- where the record waits for somebody.
CREATE FUNCTION keep_assignment(record_kind text, record uuid, is_work boolean, is_waiting boolean, since_then timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  acting text := current_setting('kastha.staff', true);
BEGIN
  -- This follows from the record's change, which the audit log already has.
  PERFORM set_config('kastha.staff', '', true);
  IF NOT is_waiting THEN
    DELETE FROM assignments WHERE kind = record_kind AND record_id = record AND owner_id IS NULL AND due_at IS NULL;
  END IF;
  UPDATE assignments SET is_open = false
  WHERE kind = record_kind AND record_id = record AND is_open AND NOT is_work;
  -- It comes back to its owner as new work, or to nobody where the owner has left meanwhile.
  UPDATE assignments SET is_open = true, since = since_then, due_at = NULL,
    owner_id = (SELECT id FROM staff WHERE id = owner_id AND disabled_at IS NULL)
  WHERE kind = record_kind AND record_id = record AND NOT is_open AND is_work;
  IF is_waiting THEN
    INSERT INTO assignments (kind, record_id, since) VALUES (record_kind, record, since_then) ON CONFLICT DO NOTHING;
  END IF;
  PERFORM set_config('kastha.staff', coalesce(acting, ''), true);
END $$;--> statement-breakpoint
CREATE FUNCTION keep_order_assignment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_work boolean := NEW.state IN ('pending', 'confirm');
BEGIN
  PERFORM keep_assignment('order', NEW.id, is_work, is_work, NEW.placed_at);
  IF TG_OP = 'UPDATE' THEN
    PERFORM keep_assignment('delivery', id, is_work, is_work, created_at) FROM deliveries
    WHERE order_id = NEW.id AND state IN ('planned', 'out');
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION keep_delivery_assignment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_work boolean := NEW.state IN ('planned', 'out')
    AND EXISTS (SELECT FROM orders WHERE id = NEW.order_id AND state IN ('pending', 'confirm'));
BEGIN
  PERFORM keep_assignment('delivery', NEW.id, is_work, is_work, NEW.created_at);
  RETURN NULL;
END $$;--> statement-breakpoint
-- An answered message is still work, but waits for the customer.
CREATE FUNCTION keep_ticket_assignment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM keep_assignment('ticket', NEW.id, NEW.state <> 'closed', NEW.state = 'open', NEW.changed_at);
  RETURN NULL;
END $$;--> statement-breakpoint
-- The owner of a request owns the order that it became, too.
CREATE FUNCTION keep_custom_assignment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_work boolean := NEW.state IN ('requested', 'quoted');
BEGIN
  IF NEW.order_id IS NOT NULL THEN
    UPDATE assignments SET owner_id = request.owner_id
    FROM (
      SELECT owner_id FROM assignments JOIN staff ON staff.id = owner_id AND disabled_at IS NULL
      WHERE kind = 'custom-request' AND record_id = NEW.id
    ) request
    WHERE kind = 'order' AND record_id = NEW.order_id AND is_open AND assignments.owner_id IS NULL
      AND request.owner_id IS NOT NULL;
  END IF;
  PERFORM keep_assignment('custom-request', NEW.id, is_work, is_work, NEW.created_at);
  RETURN NULL;
END $$;--> statement-breakpoint
-- Its argument is the kind of the deleted record.
CREATE FUNCTION drop_assignment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM assignments WHERE kind = TG_ARGV[0] AND record_id = OLD.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER orders_become_work AFTER INSERT ON orders
  FOR EACH ROW WHEN (NEW.state IN ('pending', 'confirm')) EXECUTE FUNCTION keep_order_assignment();--> statement-breakpoint
CREATE TRIGGER orders_change_work AFTER UPDATE OF state ON orders
  FOR EACH ROW WHEN ((OLD.state IN ('pending', 'confirm')) <> (NEW.state IN ('pending', 'confirm')))
  EXECUTE FUNCTION keep_order_assignment();--> statement-breakpoint
CREATE TRIGGER orders_end_work AFTER DELETE ON orders FOR EACH ROW EXECUTE FUNCTION drop_assignment('order');--> statement-breakpoint
CREATE TRIGGER deliveries_become_work AFTER INSERT ON deliveries
  FOR EACH ROW WHEN (NEW.state IN ('planned', 'out')) EXECUTE FUNCTION keep_delivery_assignment();--> statement-breakpoint
CREATE TRIGGER deliveries_change_work AFTER UPDATE OF state ON deliveries
  FOR EACH ROW WHEN ((OLD.state IN ('planned', 'out')) <> (NEW.state IN ('planned', 'out')))
  EXECUTE FUNCTION keep_delivery_assignment();--> statement-breakpoint
CREATE TRIGGER deliveries_end_work AFTER DELETE ON deliveries FOR EACH ROW EXECUTE FUNCTION drop_assignment('delivery');--> statement-breakpoint
CREATE TRIGGER tickets_become_work AFTER INSERT ON tickets
  FOR EACH ROW WHEN (NEW.state = 'open') EXECUTE FUNCTION keep_ticket_assignment();--> statement-breakpoint
CREATE TRIGGER tickets_change_work AFTER UPDATE OF state ON tickets
  FOR EACH ROW WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION keep_ticket_assignment();--> statement-breakpoint
CREATE TRIGGER tickets_end_work AFTER DELETE ON tickets FOR EACH ROW EXECUTE FUNCTION drop_assignment('ticket');--> statement-breakpoint
CREATE TRIGGER custom_requests_become_work AFTER INSERT ON custom_requests
  FOR EACH ROW WHEN (NEW.state IN ('requested', 'quoted')) EXECUTE FUNCTION keep_custom_assignment();--> statement-breakpoint
CREATE TRIGGER custom_requests_change_work AFTER UPDATE OF state ON custom_requests
  FOR EACH ROW WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION keep_custom_assignment();--> statement-breakpoint
CREATE TRIGGER custom_requests_end_work AFTER DELETE ON custom_requests
  FOR EACH ROW EXECUTE FUNCTION drop_assignment('custom-request');--> statement-breakpoint
-- What is open today: indexes find these few among all records.
INSERT INTO assignments (kind, record_id, since) SELECT 'order', id, placed_at FROM orders WHERE state IN ('pending', 'confirm');--> statement-breakpoint
INSERT INTO assignments (kind, record_id, since) SELECT 'delivery', deliveries.id, deliveries.created_at
FROM orders JOIN deliveries ON order_id = orders.id
WHERE orders.state IN ('pending', 'confirm') AND deliveries.state IN ('planned', 'out');--> statement-breakpoint
INSERT INTO assignments (kind, record_id, since) SELECT 'ticket', id, changed_at FROM tickets WHERE state = 'open';--> statement-breakpoint
INSERT INTO assignments (kind, record_id, since) SELECT 'custom-request', id, created_at FROM custom_requests
WHERE state IN ('requested', 'quoted');
