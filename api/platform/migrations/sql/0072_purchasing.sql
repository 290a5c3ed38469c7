CREATE TABLE "purchase_order_counters" (
	"fiscal_year" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_order_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchase_order_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"variant_id" integer,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"quantity" integer NOT NULL,
	"cost" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "purchase_order_lines_in_order" UNIQUE("order_id","position"),
	CONSTRAINT "purchase_order_lines_counts" CHECK ("purchase_order_lines"."quantity" > 0 and "purchase_order_lines"."received" >= 0),
	CONSTRAINT "purchase_order_lines_cost" CHECK ("purchase_order_lines"."cost" >= 0)
);
--> statement-breakpoint
CREATE TABLE "purchase_orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchase_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"supplier_id" integer NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"expected_on" date,
	"is_mailed" boolean DEFAULT false NOT NULL,
	"end_reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "purchase_orders_one_per_number" UNIQUE("number"),
	CONSTRAINT "purchase_orders_sent" CHECK ("purchase_orders"."state" not in ('sent', 'partly', 'received') or "purchase_orders"."sent_at" is not null),
	CONSTRAINT "purchase_orders_ended" CHECK (("purchase_orders"."state" in ('received', 'cancelled')) = ("purchase_orders"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "purchase_receipt_lines" (
	"receipt_id" integer NOT NULL,
	"line_id" integer NOT NULL,
	"taken" integer NOT NULL,
	"damaged" integer NOT NULL,
	CONSTRAINT "purchase_receipt_lines_receipt_id_line_id_pk" PRIMARY KEY("receipt_id","line_id"),
	CONSTRAINT "purchase_receipt_lines_counts" CHECK ("purchase_receipt_lines"."taken" >= 0 and "purchase_receipt_lines"."damaged" >= 0)
);
--> statement-breakpoint
CREATE TABLE "purchase_receipts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchase_receipts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"supplier_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"staff_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"bill_number" text,
	"bill_day" date,
	"bill_year" text,
	"taxable" integer,
	"exempt" integer,
	"vat" integer,
	CONSTRAINT "purchase_receipts_bill" CHECK (num_nonnulls("purchase_receipts"."bill_number", "purchase_receipts"."bill_day", "purchase_receipts"."bill_year", "purchase_receipts"."taxable", "purchase_receipts"."exempt",
        "purchase_receipts"."vat") in (0, 6)
        and coalesce("purchase_receipts"."taxable" >= 0 and "purchase_receipts"."exempt" >= 0 and "purchase_receipts"."vat" >= 0, true))
);
--> statement-breakpoint
CREATE TABLE "supplier_items" (
	"supplier_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"code" text DEFAULT '' NOT NULL,
	"cost" integer NOT NULL,
	"minimum" integer DEFAULT 1 NOT NULL,
	"pack" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "supplier_items_supplier_id_variant_id_pk" PRIMARY KEY("supplier_id","variant_id"),
	CONSTRAINT "supplier_items_cost" CHECK ("supplier_items"."cost" >= 0),
	CONSTRAINT "supplier_items_counts" CHECK ("supplier_items"."minimum" > 0 and "supplier_items"."pack" > 0)
);
--> statement-breakpoint
CREATE TABLE "suppliers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "suppliers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"pan" text DEFAULT '' NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"lead_days" smallint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "suppliers_name_not_blank" CHECK (btrim("suppliers"."name") <> ''),
	CONSTRAINT "suppliers_pan" CHECK ("suppliers"."pan" ~ '^([0-9]{9})?$'),
	CONSTRAINT "suppliers_lead_days" CHECK ("suppliers"."lead_days" between 0 and 365)
);
--> statement-breakpoint
ALTER TABLE "purchase_order_lines" ADD CONSTRAINT "purchase_order_lines_order_id_purchase_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_order_lines" ADD CONSTRAINT "purchase_order_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_orders" ADD CONSTRAINT "purchase_orders_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_receipt_lines" ADD CONSTRAINT "purchase_receipt_lines_receipt_id_purchase_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."purchase_receipts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_receipt_lines" ADD CONSTRAINT "purchase_receipt_lines_line_id_purchase_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."purchase_order_lines"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_receipts" ADD CONSTRAINT "purchase_receipts_order_id_purchase_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."purchase_orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase_receipts" ADD CONSTRAINT "purchase_receipts_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_items" ADD CONSTRAINT "supplier_items_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "supplier_items" ADD CONSTRAINT "supplier_items_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchase_order_lines_by_variant" ON "purchase_order_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "purchase_orders_by_supplier" ON "purchase_orders" USING btree ("supplier_id","created_at");--> statement-breakpoint
CREATE INDEX "purchase_orders_by_time" ON "purchase_orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "purchase_orders_open" ON "purchase_orders" USING btree ("expected_on") WHERE state in ('draft', 'sent', 'partly');--> statement-breakpoint
CREATE INDEX "purchase_receipt_lines_by_line" ON "purchase_receipt_lines" USING btree ("line_id");--> statement-breakpoint
CREATE INDEX "purchase_receipts_by_order" ON "purchase_receipts" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_receipts_one_per_bill" ON "purchase_receipts" USING btree ("supplier_id","bill_year",lower("bill_number"));--> statement-breakpoint
CREATE INDEX "purchase_receipts_by_bill_day" ON "purchase_receipts" USING btree ("bill_day","id") WHERE bill_day is not null;--> statement-breakpoint
CREATE INDEX "supplier_items_by_variant" ON "supplier_items" USING btree ("variant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "suppliers_one_per_name" ON "suppliers" USING btree (lower("name"));--> statement-breakpoint
CREATE TRIGGER purchase_orders_live AFTER INSERT OR UPDATE ON purchase_orders
  FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION note_live_row('purchase-orders', 'id');--> statement-breakpoint
CREATE TRIGGER suppliers_live AFTER INSERT OR UPDATE ON suppliers
  FOR EACH ROW WHEN (acting_staff() IS NOT NULL) EXECUTE FUNCTION note_live_row('suppliers', 'id');--> statement-breakpoint
SELECT keep_audit_of('suppliers');--> statement-breakpoint
SELECT keep_audit_of('supplier_items');--> statement-breakpoint
SELECT keep_audit_of('purchase_orders');--> statement-breakpoint
SELECT keep_audit_of('purchase_order_lines');--> statement-breakpoint
SELECT keep_audit_of('purchase_receipts');--> statement-breakpoint
SELECT keep_audit_of('purchase_receipt_lines');
