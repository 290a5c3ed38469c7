-- Staff's changes are logged by triggers, because a function that changes something could forget it
-- (docs/decisions/027-back-office.md).

-- Returns the member of staff who acts in this transaction (api/platform/records/act-as.ts), else null.
CREATE FUNCTION acting_staff() RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT nullif(current_setting('kastha.staff', true), '')::uuid
$$;

-- Returns the columns to log as JSON. Values of secret columns become "(hidden)".
CREATE FUNCTION audited_columns(whole jsonb, wanted text[], secret text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_object_agg(key, CASE WHEN key = ANY (secret) AND value <> 'null' THEN '"(hidden)"' ELSE value END)
  FROM jsonb_each(whole)
  WHERE wanted IS NULL OR key = ANY (wanted)
$$;

-- Logs a changed row. Its arguments are the columns of the primary key, and the secret columns. An update logs only the
-- columns that changed.
CREATE FUNCTION write_audit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  keys text[] := TG_ARGV[0]::text[];
  secret text[] := TG_ARGV[1]::text[];
  old_row jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) - 'search_document' END;
  new_row jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) - 'search_document' END;
  whole jsonb := coalesce(new_row, old_row);
  changed text[];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    SELECT array_agg(key) INTO changed FROM jsonb_each(new_row) WHERE value IS DISTINCT FROM old_row -> key;
    IF changed IS NULL THEN RETURN NULL; END IF;
  END IF;
  INSERT INTO audit_log (staff_id, staff_name, call, request_id, table_name, row_key, action, before, after)
  VALUES (
    acting_staff(),
    current_setting('kastha.staff_name', true),
    current_setting('kastha.call', true),
    current_setting('kastha.request', true),
    TG_TABLE_NAME,
    (SELECT string_agg(whole ->> key, ',' ORDER BY place) FROM unnest(keys) WITH ORDINALITY AS named (key, place)),
    lower(TG_OP),
    audited_columns(old_row, changed, secret),
    audited_columns(new_row, changed, secret)
  );
  RETURN NULL;
END $$;

-- Logs the changes of a table from now on. Call it for every new table that staff can change. When such a table gets a
-- secret column, drop its trigger zz_audit and call this again. Secret columns are bytes, hashes, the codes that prove
-- who may take goods, and the buyer's name and email address: an account can be deleted, and the log is never
-- rewritten.
CREATE FUNCTION keep_audit_of(audited regclass) RETURNS void LANGUAGE plpgsql AS $$
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
      OR (relname, attname) IN (('deliveries', 'code'), ('orders', 'collection_code'), ('orders', 'name'), ('orders', 'email')));
  EXECUTE format(
    'CREATE TRIGGER zz_audit AFTER INSERT OR UPDATE OR DELETE ON %s FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit(%L, %L)',
    audited, keys, secret
  );
END $$;

-- Every table is logged except those that staff do not change (api/office/audit/audit.test.ts lists them too).
SELECT keep_audit_of(format('%I', tablename)::regclass)
FROM pg_tables
WHERE schemaname = 'public' AND tablename NOT IN (
  'audit_log', 'cart_lines', 'cart_notices', 'carts', 'data_key_fingerprint', 'idempotency_keys', 'imports',
  'known_devices', 'limit_counts', 'list_items', 'list_shares', 'mails', 'one_time_codes', 'personal_reads',
  'registrations', 'search_misses', 'search_words', 'sessions', 'staff_sessions', 'stock_notices',
  'test_gateway_payments', 'waiting_cash'
);
