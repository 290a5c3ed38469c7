-- Histories still refuse every change but one: forgetting which account acted for a shopper, once that account is deleted.
-- Staff stay named.
CREATE FUNCTION refuse_but_forget_shopper() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.actor = 'shopper' AND NEW.actor_id IS NULL AND to_jsonb(NEW) - 'actor_id' = to_jsonb(OLD) - 'actor_id'
    AND NOT EXISTS (SELECT FROM users WHERE id = OLD.actor_id)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'rows of % are never changed or deleted', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
DROP TRIGGER order_events_are_final ON order_events;
--> statement-breakpoint
CREATE TRIGGER order_events_are_final BEFORE DELETE OR TRUNCATE ON order_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite();
--> statement-breakpoint
CREATE TRIGGER order_events_forget_shoppers_alone BEFORE UPDATE ON order_events
  FOR EACH ROW EXECUTE FUNCTION refuse_but_forget_shopper();
--> statement-breakpoint
DROP TRIGGER custom_request_events_are_final ON custom_request_events;
--> statement-breakpoint
CREATE TRIGGER custom_request_events_are_final BEFORE DELETE OR TRUNCATE ON custom_request_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite();
--> statement-breakpoint
CREATE TRIGGER custom_request_events_forget_shoppers_alone BEFORE UPDATE ON custom_request_events
  FOR EACH ROW EXECUTE FUNCTION refuse_but_forget_shopper();
--> statement-breakpoint
DROP TRIGGER invoice_prints_are_final ON invoice_prints;
--> statement-breakpoint
CREATE TRIGGER invoice_prints_are_final BEFORE DELETE OR TRUNCATE ON invoice_prints
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite();
--> statement-breakpoint
CREATE TRIGGER invoice_prints_forget_shoppers_alone BEFORE UPDATE ON invoice_prints
  FOR EACH ROW EXECUTE FUNCTION refuse_but_forget_shopper();
