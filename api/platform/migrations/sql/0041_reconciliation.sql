-- Statements of banks and wallets, and which payments and refunds they settle (decision 106).
CREATE TABLE "statement_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"file_name" text NOT NULL,
	"columns" jsonb NOT NULL,
	"added" integer NOT NULL,
	"known" integer NOT NULL,
	"wrong" integer NOT NULL,
	"staff_id" uuid NOT NULL,
	"staff_name" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statement_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_id" uuid NOT NULL,
	"source" text NOT NULL,
	"day" date NOT NULL,
	"paisa" bigint NOT NULL,
	"private_details" "bytea" NOT NULL,
	"row_hash" "bytea" NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"fee" bigint,
	"reason" text DEFAULT '' NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "statement_lines_amount" CHECK ("statement_lines"."paisa" <> 0),
	CONSTRAINT "statement_lines_decided" CHECK (("statement_lines"."state" = 'open') = ("statement_lines"."decided_at" is null)),
	CONSTRAINT "statement_lines_fee" CHECK (("statement_lines"."state" = 'matched') = ("statement_lines"."fee" is not null)),
	CONSTRAINT "statement_lines_reason" CHECK (("statement_lines"."state" = 'left-out') = ("statement_lines"."reason" <> ''))
);
--> statement-breakpoint
CREATE TABLE "statement_matches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"line_id" uuid NOT NULL,
	"payment_id" uuid,
	"refund_id" uuid,
	CONSTRAINT "statement_matches_payment_once" UNIQUE("payment_id"),
	CONSTRAINT "statement_matches_refund_once" UNIQUE("refund_id"),
	CONSTRAINT "statement_matches_one" CHECK (num_nonnulls("statement_matches"."payment_id", "statement_matches"."refund_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "uncovered_payments" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"reference" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_file_id_statement_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."statement_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_matches" ADD CONSTRAINT "statement_matches_line_id_statement_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."statement_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_matches" ADD CONSTRAINT "statement_matches_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_matches" ADD CONSTRAINT "statement_matches_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uncovered_payments" ADD CONSTRAINT "uncovered_payments_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "statement_files_by_source" ON "statement_files" USING btree ("source","at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "statement_lines_once" ON "statement_lines" USING btree ("row_hash");--> statement-breakpoint
CREATE INDEX "statement_lines_by_day" ON "statement_lines" USING btree ("day" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "statement_lines_by_state" ON "statement_lines" USING btree ("state","day" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "statement_lines_by_amount" ON "statement_lines" USING btree ("paisa","day" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "statement_lines_by_file" ON "statement_lines" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "statement_matches_by_line" ON "statement_matches" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "uncovered_payments_by_time" ON "uncovered_payments" USING btree ("received_at","payment_id");--> statement-breakpoint
CREATE INDEX "uncovered_payments_by_amount" ON "uncovered_payments" USING btree ("amount","received_at");--> statement-breakpoint
CREATE INDEX "uncovered_payments_by_reference" ON "uncovered_payments" USING btree ("reference");--> statement-breakpoint
-- Adds new payments that a bank or wallet settles, removes what a line covers, and adds again what it no longer covers.
CREATE FUNCTION keep_uncovered_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'payments' THEN
    INSERT INTO uncovered_payments (payment_id, method, amount, reference, received_at)
    SELECT id, method, amount, comparable_reference(reference), received_at FROM changed WHERE method <> 'cod';
  ELSIF TG_OP = 'INSERT' THEN
    DELETE FROM uncovered_payments USING changed WHERE uncovered_payments.payment_id = changed.payment_id;
  ELSE
    INSERT INTO uncovered_payments (payment_id, method, amount, reference, received_at)
    SELECT id, method, amount, comparable_reference(reference), received_at
    FROM payments WHERE id IN (SELECT payment_id FROM changed);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- A reference as domain/reconciliation/suggestions.ts compares it, without the order's number of a share of a transfer.
CREATE FUNCTION comparable_reference(reference text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT left(translate(upper(regexp_replace(split_part(reference, ' / ', 1), '\s', '', 'g')), '०१२३४५६७८९', '0123456789'), 100)
$$;--> statement-breakpoint
CREATE TRIGGER payments_are_uncovered AFTER INSERT ON payments REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_uncovered_payments();--> statement-breakpoint
CREATE TRIGGER statement_matches_cover AFTER INSERT ON statement_matches REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_uncovered_payments();--> statement-breakpoint
CREATE TRIGGER statement_matches_uncover AFTER DELETE ON statement_matches REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_uncovered_payments();--> statement-breakpoint
SELECT keep_audit_of('statement_files');--> statement-breakpoint
SELECT keep_audit_of('statement_matches');--> statement-breakpoint
-- The log has the file that brought lines in, and not each of its thousands of lines.
CREATE TRIGGER zz_audit AFTER UPDATE OR DELETE ON statement_lines
  FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION write_audit('{id}', '{private_details,row_hash}');
