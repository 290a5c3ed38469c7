-- The data key can be replaced (decision 101): which keys the database was opened with, and how far each column has been
-- encrypted again. The key of version 0.1 becomes the first one.
CREATE TABLE "data_key_passes" (
	"store" text PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"after" text[],
	"found" integer DEFAULT 0 NOT NULL,
	"rewritten" integer DEFAULT 0 NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"clean_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "data_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"fingerprint" "bytea" NOT NULL,
	"is_first" boolean NOT NULL,
	"hash_keys" "bytea",
	"newest_since" timestamp with time zone NOT NULL,
	"unused_since" timestamp with time zone
);
--> statement-breakpoint
INSERT INTO data_keys (id, fingerprint, is_first, newest_since)
  SELECT encode(substr(fingerprint, 1, 8), 'hex'), fingerprint, true, now() FROM data_key_fingerprint;
--> statement-breakpoint
-- Papers and messages still refuse every change but one: the same text under another data key. Its length shows that
-- nothing was added or left out, and its first bytes that the key is another one. The first argument is the column, others
-- are generated columns, which are empty before they are generated anew.
CREATE FUNCTION refuse_but_encrypt_again() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before bytea;
  after bytea;
BEGIN
  EXECUTE format('SELECT ($1).%1$I, ($2).%1$I', TG_ARGV[0]) INTO before, after USING OLD, NEW;
  IF to_jsonb(NEW) - TG_ARGV::text[] = to_jsonb(OLD) - TG_ARGV::text[]
    AND ciphertext_key(after) <> ciphertext_key(before)
    AND length(after) - length(ciphertext_key(after)) = length(before) - length(ciphertext_key(before))
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'rows of % are never changed or deleted', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
-- The version of a ciphertext, and the ID of its data key if it names one (api/platform/secrets/encryption.ts).
CREATE FUNCTION ciphertext_key(ciphertext bytea) RETURNS bytea LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT substr(ciphertext, 1, CASE get_byte(ciphertext, 0) WHEN 2 THEN 9 ELSE 1 END)
$$;
--> statement-breakpoint
DROP TRIGGER invoices_are_final ON invoices;
--> statement-breakpoint
CREATE TRIGGER invoices_are_final BEFORE DELETE OR TRUNCATE ON invoices
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite();
--> statement-breakpoint
CREATE TRIGGER invoices_are_encrypted_again_alone BEFORE UPDATE ON invoices
  FOR EACH ROW EXECUTE FUNCTION refuse_but_encrypt_again('document', 'number');
--> statement-breakpoint
DROP TRIGGER ticket_events_are_final ON ticket_events;
--> statement-breakpoint
CREATE TRIGGER ticket_events_are_final BEFORE TRUNCATE ON ticket_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite();
--> statement-breakpoint
CREATE TRIGGER ticket_events_are_encrypted_again_alone BEFORE UPDATE ON ticket_events
  FOR EACH ROW EXECUTE FUNCTION refuse_but_encrypt_again('words');
