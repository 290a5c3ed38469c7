ALTER TABLE "custom_requests" ADD COLUMN "plan" jsonb;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "plan" jsonb;--> statement-breakpoint
-- The audit log is never rewritten, and a plan must be gone with its sender's personal data (decision 119).
CREATE OR REPLACE FUNCTION keep_audit_of(audited regclass) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  keys text[];
  secret text[];
BEGIN
  SELECT array_agg(attname::text ORDER BY array_position(indkey::int2[], attnum)) INTO keys
  FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
  WHERE indrelid = audited AND indisprimary;
  SELECT coalesce(array_agg(attname::text), '{}') INTO secret
  FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
  WHERE attrelid = audited AND attnum > 0 AND NOT attisdropped
    AND (atttypid IN ('bytea'::regtype, 'bytea[]'::regtype) OR attname ~ '_hash(es)?$'
      OR (relname, attname) IN (
        ('deliveries', 'code'), ('orders', 'collection_code'), ('orders', 'name'), ('orders', 'email'),
        ('custom_requests', 'plan'), ('tickets', 'plan')
      ));
  EXECUTE format(
    'CREATE TRIGGER zz_audit AFTER INSERT OR UPDATE OR DELETE ON %s FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit(%L, %L)',
    audited, keys, secret
  );
END $$;--> statement-breakpoint
DROP TRIGGER zz_audit ON custom_requests;--> statement-breakpoint
SELECT keep_audit_of('custom_requests');--> statement-breakpoint
DROP TRIGGER zz_audit ON tickets;--> statement-breakpoint
SELECT keep_audit_of('tickets');
