CREATE TABLE "cash_handover_lines" (
	"handover_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	CONSTRAINT "cash_handover_lines_handover_id_payment_id_pk" PRIMARY KEY("handover_id","payment_id"),
	CONSTRAINT "cash_handover_lines_once" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "cash_handovers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"brought_by" text NOT NULL,
	"expected" bigint NOT NULL,
	"counted" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"staff_id" uuid NOT NULL,
	"staff_name" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cash_handovers_sums" CHECK ("cash_handovers"."expected" > 0 and "cash_handovers"."counted" >= 0),
	CONSTRAINT "cash_handovers_difference" CHECK ("cash_handovers"."expected" = "cash_handovers"."counted" or btrim("cash_handovers"."note") <> '')
);
--> statement-breakpoint
CREATE TABLE "customer_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"staff_name" text NOT NULL,
	"words" "bytea" NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"staff_name" text NOT NULL,
	"words" "bytea" NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_misses" (
	"term" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"day" date NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "search_misses_one_per_day" UNIQUE("term","language","day"),
	CONSTRAINT "search_misses_counted" CHECK ("search_misses"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"staff_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"state" text DEFAULT 'checking' NOT NULL,
	"rows" jsonb NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"total_rows" integer NOT NULL,
	"done_rows" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "imports_rows" CHECK ("imports"."done_rows" between 0 and "imports"."total_rows")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"staff_id" uuid NOT NULL,
	"staff_name" text NOT NULL,
	"call" text NOT NULL,
	"request_id" text NOT NULL,
	"table_name" text NOT NULL,
	"row_key" text NOT NULL,
	"action" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"staff_id" uuid NOT NULL,
	"resource" text NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"sort" text DEFAULT '' NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_views_one_per_name" UNIQUE("staff_id","resource","name"),
	CONSTRAINT "saved_views_name_not_blank" CHECK (btrim("saved_views"."name") <> '')
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text NOT NULL,
	"totp_secret" "bytea",
	"totp_since" timestamp with time zone,
	"totp_last_step" bigint,
	"recovery_hashes" "bytea"[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	CONSTRAINT "staff_name_not_blank" CHECK (btrim("staff"."name") <> '')
);
--> statement-breakpoint
CREATE TABLE "staff_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"invited_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "staff_invitations_one_per_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"staff_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "staff_sessions_one_per_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "price_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"variant_id" integer NOT NULL,
	"price" integer NOT NULL,
	"old_price" integer,
	"staff_id" uuid,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"variant_id" integer NOT NULL,
	"change" integer NOT NULL,
	"stock" integer NOT NULL,
	"reason" text NOT NULL,
	"order_number" text,
	"staff_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "stock_movements_stock" CHECK ("stock_movements"."stock" >= 0)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "block_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hoardings" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hoardings" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "taken_by" uuid;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "focus_x" real DEFAULT 0.5 NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "focus_y" real DEFAULT 0.5 NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "file_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "unpublish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answered_by" uuid;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "hidden_by" uuid;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "low_stock_at" integer;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "low_stock_at" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "staff_totp_required" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cash_handover_lines" ADD CONSTRAINT "cash_handover_lines_handover_id_cash_handovers_id_fk" FOREIGN KEY ("handover_id") REFERENCES "public"."cash_handovers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_handover_lines" ADD CONSTRAINT "cash_handover_lines_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_invited_by_staff_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cash_handovers_by_time" ON "cash_handovers" USING btree ("at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "customer_notes_by_user" ON "customer_notes" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "order_notes_by_order" ON "order_notes" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "search_misses_by_day" ON "search_misses" USING btree ("day");--> statement-breakpoint
CREATE INDEX "imports_by_time" ON "imports" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "audit_log_by_time" ON "audit_log" USING btree ("at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "audit_log_by_row" ON "audit_log" USING btree ("table_name","row_key","id");--> statement-breakpoint
CREATE INDEX "audit_log_by_staff" ON "audit_log" USING btree ("staff_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_email_key" ON "staff" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "staff_invitations_by_time" ON "staff_invitations" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "staff_sessions_by_staff" ON "staff_sessions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "price_changes_by_variant" ON "price_changes" USING btree ("variant_id","since");--> statement-breakpoint
CREATE INDEX "stock_movements_by_variant" ON "stock_movements" USING btree ("variant_id","id");--> statement-breakpoint
CREATE INDEX "users_by_time" ON "users" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "pictures_by_time" ON "pictures" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_block" CHECK (("users"."blocked_at" is null) = ("users"."block_reason" = ''));--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_focus" CHECK ("pictures"."focus_x" between 0 and 1 and "pictures"."focus_y" between 0 and 1);--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_low_stock" CHECK ("variants"."low_stock_at" >= 0);--> statement-breakpoint
ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_low_stock" CHECK ("shop_settings"."low_stock_at" >= 0);--> statement-breakpoint
-- Who of the staff acts is told to the transaction (api/admin/act-as.ts): '' or null for everybody else.
CREATE FUNCTION acting_staff() RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT nullif(current_setting('kastha.staff', true), '')::uuid
$$;
--> statement-breakpoint
-- Writes down what staff change. Arguments: the columns of the primary key, those whose content nobody may read.
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
--> statement-breakpoint
CREATE FUNCTION audited_columns(whole jsonb, wanted text[], secret text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_object_agg(key, CASE WHEN key = ANY (secret) AND value <> 'null' THEN '"(hidden)"' ELSE value END)
  FROM jsonb_each(whole)
  WHERE wanted IS NULL OR key = ANY (wanted)
$$;
--> statement-breakpoint
-- To be called for every table that staff can change, new ones too (api/admin/audit.test.ts names those it is not kept of).
CREATE FUNCTION keep_audit_of(audited regclass) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  keys text[];
  secret text[];
BEGIN
  SELECT array_agg(attname::text ORDER BY array_position(indkey::int2[], attnum)) INTO keys
  FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
  WHERE indrelid = audited AND indisprimary;
  SELECT coalesce(array_agg(attname::text), '{}') INTO secret
  FROM pg_attribute
  WHERE attrelid = audited AND attnum > 0 AND NOT attisdropped
    AND (atttypid IN ('bytea'::regtype, 'bytea[]'::regtype) OR attname ~ '_hash(es)?$');
  EXECUTE format(
    'CREATE TRIGGER zz_audit AFTER INSERT OR UPDATE OR DELETE ON %s FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit(%L, %L)',
    audited, keys, secret
  );
END $$;
--> statement-breakpoint
SELECT keep_audit_of(format('%I', tablename)::regclass)
FROM pg_tables
WHERE schemaname = 'public' AND tablename NOT IN (
  'audit_log', 'cart_lines', 'cart_notices', 'carts', 'data_key_fingerprint', 'idempotency_keys', 'imports', 'limit_counts',
  'list_items', 'list_shares', 'mails', 'one_time_codes', 'registrations', 'search_misses', 'search_words', 'sessions',
  'staff_sessions', 'stock_notices', 'test_gateway_payments'
);
--> statement-breakpoint
CREATE TRIGGER audit_log_is_final BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite();
--> statement-breakpoint
CREATE TRIGGER cash_handovers_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON cash_handovers FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite();
--> statement-breakpoint
CREATE TRIGGER cash_handover_lines_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON cash_handover_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite();
--> statement-breakpoint
-- Movements and prices go with their variant, and are never changed.
CREATE TRIGGER stock_movements_are_final BEFORE UPDATE ON stock_movements FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite();
--> statement-breakpoint
-- What there is when a variant is made is its first movement; later ones are written by whoever moves goods.
CREATE FUNCTION write_opening_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO stock_movements (variant_id, change, stock, reason, staff_id)
  SELECT id, stock, stock, 'opening', acting_staff() FROM inserted WHERE stock > 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER variants_open AFTER INSERT ON variants REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION write_opening_stock();
--> statement-breakpoint
INSERT INTO stock_movements (variant_id, change, stock, reason) SELECT id, stock, stock, 'opening' FROM variants WHERE stock > 0;
--> statement-breakpoint
CREATE FUNCTION write_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_changes (variant_id, price, old_price, staff_id) VALUES (NEW.id, NEW.price, NEW.old_price, acting_staff());
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER variants_priced AFTER INSERT ON variants FOR EACH ROW EXECUTE FUNCTION write_price();
--> statement-breakpoint
CREATE TRIGGER variants_repriced AFTER UPDATE OF price, old_price ON variants FOR EACH ROW
  WHEN (OLD.price <> NEW.price OR OLD.old_price IS DISTINCT FROM NEW.old_price) EXECUTE FUNCTION write_price();
--> statement-breakpoint
INSERT INTO price_changes (variant_id, price, old_price) SELECT id, price, old_price FROM variants;
