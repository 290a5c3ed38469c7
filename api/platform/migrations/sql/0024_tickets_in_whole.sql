-- What was said in a ticket goes with the ticket alone, whose row is gone already by the time its log follows.
CREATE FUNCTION refuse_to_shorten_ticket() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM tickets WHERE id = OLD.ticket_id) THEN
    RAISE EXCEPTION 'what was said in a ticket is deleted with the ticket alone';
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER ticket_events_go_with_their_ticket BEFORE DELETE ON ticket_events FOR EACH ROW EXECUTE FUNCTION refuse_to_shorten_ticket();
