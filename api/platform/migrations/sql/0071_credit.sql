CREATE TABLE "credit_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"code_hash" "bytea",
	"code_end" text DEFAULT '' NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"blocked_at" timestamp with time zone,
	"language" text DEFAULT 'en' NOT NULL,
	"private_details" "bytea",
	"email" text DEFAULT '' NOT NULL,
	"phone_index" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_accounts_one_per_code" UNIQUE("code_hash"),
	CONSTRAINT "credit_accounts_one_per_user" UNIQUE("user_id"),
	CONSTRAINT "credit_accounts_balance" CHECK ("credit_accounts"."balance" >= 0),
	CONSTRAINT "credit_accounts_kind" CHECK (("credit_accounts"."kind" = 'gift-card') = ("credit_accounts"."code_hash" is not null)),
	CONSTRAINT "credit_accounts_owner" CHECK ("credit_accounts"."kind" = 'store-credit' or "credit_accounts"."user_id" is null)
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"order_id" uuid,
	"payment_id" uuid,
	"refund_id" uuid,
	"paid_by" text,
	"reference" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"staff_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_entries_one_per_payment" UNIQUE("payment_id"),
	CONSTRAINT "credit_entries_one_per_refund" UNIQUE("refund_id"),
	CONSTRAINT "credit_entries_amount" CHECK ("credit_entries"."amount" <> 0),
	CONSTRAINT "credit_entries_sign" CHECK ("credit_entries"."reason" = 'correction' or ("credit_entries"."amount" < 0) = ("credit_entries"."reason" = 'order')),
	CONSTRAINT "credit_entries_payment" CHECK (("credit_entries"."reason" = 'order') = ("credit_entries"."payment_id" is not null)),
	CONSTRAINT "credit_entries_refund" CHECK (("credit_entries"."reason" in ('back', 'refund')) = ("credit_entries"."refund_id" is not null)),
	CONSTRAINT "credit_entries_order" CHECK (("credit_entries"."reason" in ('order', 'back', 'refund')) = ("credit_entries"."order_id" is not null)),
	CONSTRAINT "credit_entries_sale" CHECK (("credit_entries"."reason" = 'sold') = ("credit_entries"."paid_by" is not null))
);
--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "credit_account_id" uuid;--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_account_id_credit_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."credit_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_accounts_by_time" ON "credit_accounts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "credit_accounts_by_balance" ON "credit_accounts" USING btree ("balance","id");--> statement-breakpoint
CREATE INDEX "credit_accounts_by_end" ON "credit_accounts" USING btree ("code_end");--> statement-breakpoint
CREATE INDEX "credit_accounts_by_email" ON "credit_accounts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "credit_accounts_by_phone" ON "credit_accounts" USING btree ("phone_index");--> statement-breakpoint
CREATE INDEX "credit_accounts_to_forget" ON "credit_accounts" USING btree ("created_at") WHERE private_details is not null;--> statement-breakpoint
CREATE INDEX "credit_entries_by_account" ON "credit_entries" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "credit_entries_by_order" ON "credit_entries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "credit_entries_by_time" ON "credit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_one_per_transfer" ON "credit_entries" USING btree (upper(regexp_replace("reference", '\s', '', 'g'))) WHERE paid_by = 'bank';--> statement-breakpoint
-- The entries are the truth: nobody rewrites them, and the balance follows from them.
CREATE TRIGGER credit_entries_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON credit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite();--> statement-breakpoint
CREATE FUNCTION keep_credit_balance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  acting text := current_setting('kastha.staff', true);
BEGIN
  -- A sum is no change by staff: the audit log already has the entry.
  PERFORM set_config('kastha.staff', '', true);
  UPDATE credit_accounts SET balance = balance + NEW.amount WHERE id = NEW.account_id;
  PERFORM set_config('kastha.staff', coalesce(acting, ''), true);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER credit_entries_balance AFTER INSERT ON credit_entries FOR EACH ROW EXECUTE FUNCTION keep_credit_balance();--> statement-breakpoint
-- What credit pays is on no statement.
CREATE OR REPLACE FUNCTION keep_uncovered_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'payments' THEN
    INSERT INTO uncovered_payments (payment_id, method, amount, reference, received_at)
    SELECT id, method, amount, comparable_reference(reference), received_at FROM changed WHERE method NOT IN ('cod', 'credit');
  ELSIF TG_OP = 'INSERT' THEN
    DELETE FROM uncovered_payments USING changed WHERE uncovered_payments.payment_id = changed.payment_id;
  ELSE
    INSERT INTO uncovered_payments (payment_id, method, amount, reference, received_at)
    SELECT id, method, amount, comparable_reference(reference), received_at
    FROM payments WHERE id IN (SELECT payment_id FROM changed);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- The log keeps its rows for years, and the address of a card's recipient for 90 days.
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
        ('custom_requests', 'plan'), ('tickets', 'plan'), ('credit_accounts', 'email')
      ));
  EXECUTE format(
    'CREATE TRIGGER zz_audit AFTER INSERT OR UPDATE OR DELETE ON %s FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit(%L, %L)',
    audited, keys, secret
  );
END $$;--> statement-breakpoint
SELECT keep_audit_of('credit_accounts');--> statement-breakpoint
SELECT keep_audit_of('credit_entries');
