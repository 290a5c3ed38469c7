CREATE TABLE "custom_quotes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"price" integer NOT NULL,
	"weeks" smallint NOT NULL,
	"valid_until" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "custom_quotes_price" CHECK ("custom_quotes"."price" > 0),
	CONSTRAINT "custom_quotes_weeks" CHECK ("custom_quotes"."weeks" between 1 and 52)
);
--> statement-breakpoint
CREATE TABLE "custom_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"user_id" uuid,
	"state" text DEFAULT 'requested' NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"private_details" "bytea",
	"product_id" integer,
	"width_cm" numeric(5, 1) NOT NULL,
	"height_cm" numeric(5, 1) NOT NULL,
	"depth_cm" numeric(5, 1) NOT NULL,
	"material" text NOT NULL,
	"order_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "custom_requests_one_per_number" UNIQUE("number"),
	CONSTRAINT "custom_requests_one_per_order" UNIQUE("order_id"),
	CONSTRAINT "custom_requests_size" CHECK (least("custom_requests"."width_cm", "custom_requests"."height_cm", "custom_requests"."depth_cm") > 0),
	CONSTRAINT "custom_requests_order" CHECK (("custom_requests"."state" = 'accepted') = ("custom_requests"."order_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "production_steps" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "production_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "damage_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"description" "bytea",
	"photo_ids" uuid[] NOT NULL,
	"state" text DEFAULT 'reported' NOT NULL,
	"remedy" text,
	"answer" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "damage_reports_have_photos" CHECK (cardinality("damage_reports"."photo_ids") between 1 and 5),
	CONSTRAINT "damage_reports_remedy" CHECK (("damage_reports"."state" = 'accepted') = ("damage_reports"."remedy" is not null)),
	CONSTRAINT "damage_reports_answered" CHECK (("damage_reports"."state" = 'reported') = ("damage_reports"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"state" text DEFAULT 'planned' NOT NULL,
	"day" date,
	"slot" text,
	"zone_id" integer,
	"is_large" boolean NOT NULL,
	"code" text NOT NULL,
	"moves" smallint DEFAULT 0 NOT NULL,
	"wrong_codes" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "deliveries_one_per_number" UNIQUE("order_id","number"),
	CONSTRAINT "deliveries_code_form" CHECK ("deliveries"."code" ~ '^[0-9]{6}$'),
	CONSTRAINT "deliveries_day_with_slot" CHECK (("deliveries"."day" is null) = ("deliveries"."slot" is null)),
	CONSTRAINT "deliveries_delivered" CHECK (("deliveries"."state" = 'delivered') = ("deliveries"."delivered_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "delivery_lines" (
	"delivery_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"quantity" smallint NOT NULL,
	CONSTRAINT "delivery_lines_delivery_id_position_pk" PRIMARY KEY("delivery_id","position"),
	CONSTRAINT "delivery_lines_quantity" CHECK ("delivery_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "return_lines" (
	"return_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"quantity" smallint NOT NULL,
	CONSTRAINT "return_lines_return_id_position_pk" PRIMARY KEY("return_id","position"),
	CONSTRAINT "return_lines_quantity" CHECK ("return_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "return_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"reason" "bytea",
	"photo_ids" uuid[] DEFAULT '{}' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"refund" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "return_requests_photos" CHECK (cardinality("return_requests"."photo_ids") <= 5),
	CONSTRAINT "return_requests_refund" CHECK ("return_requests"."refund" >= 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"kind" text NOT NULL,
	"fiscal_year" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_counters_kind_fiscal_year_pk" PRIMARY KEY("kind","fiscal_year")
);
--> statement-breakpoint
CREATE TABLE "invoice_prints" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_prints_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_id" uuid NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"fiscal_year" text NOT NULL,
	"sequence" integer NOT NULL,
	"number" text GENERATED ALWAYS AS (fiscal_year || '-' || lpad(sequence::text, greatest(6, length(sequence::text)), '0')) STORED NOT NULL,
	"cause" text NOT NULL,
	"credits_id" uuid,
	"total" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"bs_day" text NOT NULL,
	"document" "bytea" NOT NULL,
	CONSTRAINT "invoices_one_per_number" UNIQUE("kind","fiscal_year","sequence"),
	CONSTRAINT "invoices_one_per_cause" UNIQUE("order_id","kind","cause"),
	CONSTRAINT "invoices_sequence" CHECK ("invoices"."sequence" > 0),
	CONSTRAINT "invoices_figures" CHECK ("invoices"."total" >= 0 and "invoices"."vat" between 0 and "invoices"."total"),
	CONSTRAINT "invoices_fiscal_year" CHECK ("invoices"."fiscal_year" ~ '^[0-9]{4}/[0-9]{2}$'),
	CONSTRAINT "invoices_credit" CHECK (("invoices"."kind" = 'credit-note') = ("invoices"."credits_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "bank_vouchers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"photo_id" uuid NOT NULL,
	"state" text DEFAULT 'sent' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_ref" text,
	"purpose" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"request" jsonb NOT NULL,
	"last_answer" text,
	"checks" smallint DEFAULT 0 NOT NULL,
	"checked_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "payment_attempts_one_per_ref" UNIQUE("provider","provider_ref"),
	CONSTRAINT "payment_attempts_amount" CHECK ("payment_attempts"."amount" > 0),
	CONSTRAINT "payment_attempts_end" CHECK (("payment_attempts"."state" = 'pending') = ("payment_attempts"."ended_at" is null))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"method" text NOT NULL,
	"purpose" text NOT NULL,
	"amount" bigint NOT NULL,
	"attempt_id" uuid,
	"reference" text DEFAULT '' NOT NULL,
	"recorded_by" uuid,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_one_per_attempt" UNIQUE("attempt_id"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"amount" bigint NOT NULL,
	"due_by" timestamp with time zone NOT NULL,
	"reference" text,
	"done_by" uuid,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_one_per_cause" UNIQUE("order_id","cause"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_done" CHECK (("refunds"."done_at" is null) = ("refunds"."reference" is null))
);
--> statement-breakpoint
CREATE TABLE "test_gateway_payments" (
	"ref" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"request" jsonb NOT NULL,
	"fault" text,
	"faults_left" integer DEFAULT 0 NOT NULL,
	"transaction_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid,
	"custom_request_id" uuid,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "photos_of_one" CHECK (num_nonnulls("photos"."order_id", "photos"."custom_request_id") = 1),
	CONSTRAINT "photos_have_pixels" CHECK ("photos"."width" > 0 and "photos"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "review_pictures" (
	"review_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"picture_id" text NOT NULL,
	CONSTRAINT "review_pictures_review_id_position_pk" PRIMARY KEY("review_id","position")
);
--> statement-breakpoint
CREATE TABLE "review_votes" (
	"review_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_votes_review_id_user_id_pk" PRIMARY KEY("review_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "hs_code" text DEFAULT '9403' NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_zones" ADD COLUMN "slot_capacity" smallint DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_zones" ADD COLUMN "truck_capacity" smallint DEFAULT 4 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "detail" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pay_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "deposit" bigint;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "custom_quotes" ADD CONSTRAINT "custom_quotes_request_id_custom_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."custom_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_requests" ADD CONSTRAINT "custom_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_requests" ADD CONSTRAINT "custom_requests_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_requests" ADD CONSTRAINT "custom_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_steps" ADD CONSTRAINT "production_steps_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "damage_reports" ADD CONSTRAINT "damage_reports_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "damage_reports" ADD CONSTRAINT "damage_reports_order_id_position_order_lines_order_id_position_fk" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_lines"("order_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_zone_id_delivery_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."delivery_zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_lines" ADD CONSTRAINT "delivery_lines_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_lines" ADD CONSTRAINT "delivery_lines_order_id_position_order_lines_order_id_position_fk" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_lines"("order_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_return_id_return_requests_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."return_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_order_id_position_order_lines_order_id_position_fk" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_lines"("order_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_requests" ADD CONSTRAINT "return_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_prints" ADD CONSTRAINT "invoice_prints_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_credits_id_invoices_id_fk" FOREIGN KEY ("credits_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_vouchers" ADD CONSTRAINT "bank_vouchers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_vouchers" ADD CONSTRAINT "bank_vouchers_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_custom_request_id_custom_requests_id_fk" FOREIGN KEY ("custom_request_id") REFERENCES "public"."custom_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_pictures" ADD CONSTRAINT "review_pictures_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_pictures" ADD CONSTRAINT "review_pictures_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "custom_quotes_by_request" ON "custom_quotes" USING btree ("request_id","created_at");--> statement-breakpoint
CREATE INDEX "custom_requests_by_user" ON "custom_requests" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "custom_requests_by_state" ON "custom_requests" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "production_steps_by_order" ON "production_steps" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "damage_reports_by_order" ON "damage_reports" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "damage_reports_one_waits" ON "damage_reports" USING btree ("order_id","position") WHERE state = 'reported';--> statement-breakpoint
CREATE INDEX "deliveries_by_slot" ON "deliveries" USING btree ("zone_id","day","slot");--> statement-breakpoint
CREATE INDEX "delivery_lines_by_order" ON "delivery_lines" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "return_lines_by_order" ON "return_lines" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "return_requests_by_order" ON "return_requests" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "return_requests_one_open" ON "return_requests" USING btree ("order_id") WHERE state in ('requested', 'approved', 'collected');--> statement-breakpoint
CREATE INDEX "invoice_prints_by_invoice" ON "invoice_prints" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "bank_vouchers_by_order" ON "bank_vouchers" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_vouchers_one_waits" ON "bank_vouchers" USING btree ("order_id") WHERE state = 'sent';--> statement-breakpoint
CREATE INDEX "payment_attempts_by_order" ON "payment_attempts" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_to_check" ON "payment_attempts" USING btree ("next_check_at");--> statement-breakpoint
CREATE INDEX "payments_by_order" ON "payments" USING btree ("order_id","received_at");--> statement-breakpoint
CREATE INDEX "refunds_to_do" ON "refunds" USING btree ("due_by") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "test_gateway_payments_to_clean" ON "test_gateway_payments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "photos_by_order" ON "photos" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "photos_by_custom_request" ON "photos" USING btree ("custom_request_id");--> statement-breakpoint
CREATE INDEX "review_pictures_by_picture" ON "review_pictures" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "review_votes_by_user" ON "review_votes" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_to_expire" ON "orders" USING btree ("pay_by") WHERE state = 'pending';--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_one_each" UNIQUE("user_id","product_id");--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_hs_code" CHECK ("categories"."hs_code" ~ '^[0-9]{4,8}$');--> statement-breakpoint
ALTER TABLE "delivery_zones" ADD CONSTRAINT "delivery_zones_capacity" CHECK ("delivery_zones"."slot_capacity" >= 0 and "delivery_zones"."truck_capacity" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_deposit" CHECK ("orders"."deposit" between 1 and "orders"."total");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_answer" CHECK (("reviews"."answer" = '') = ("reviews"."answered_at" is null));--> statement-breakpoint
-- Money that arrived, papers and offers are final. Orders never go; what refers to them goes neither.
CREATE TRIGGER payments_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON payments FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite();
--> statement-breakpoint
CREATE TRIGGER invoices_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON invoices FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite();
--> statement-breakpoint
CREATE TRIGGER invoice_prints_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON invoice_prints FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite();
--> statement-breakpoint
CREATE TRIGGER custom_quotes_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON custom_quotes FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite();
