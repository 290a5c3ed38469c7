-- Open pages learn of a changed owner or due time as a change of the record (docs/decisions/159-a-live-back-office.md). What
-- follows from a record's own change is not in the audit log: pages hear of that change itself.
CREATE FUNCTION note_live_assignment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  record_kind text := split_part(NEW.row_key, ',', 1);
BEGIN
  PERFORM note_live(
    CASE record_kind WHEN 'delivery' THEN 'deliveries' ELSE record_kind || 's' END,
    split_part(NEW.row_key, ',', 2),
    'change'
  );
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER audit_log_live_assignments AFTER INSERT ON audit_log
  FOR EACH ROW WHEN (NEW.table_name = 'assignments' AND NEW.at > now() - interval '1 hour')
  EXECUTE FUNCTION note_live_assignment();
