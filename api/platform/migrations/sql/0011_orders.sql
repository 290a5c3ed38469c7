CREATE TABLE "list_items" (
	"user_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "list_items_user_id_product_id_pk" PRIMARY KEY("user_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "list_shares" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"share_key" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "list_shares_key" UNIQUE("share_key")
);
--> statement-breakpoint
CREATE TABLE "stock_notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_notices_once" UNIQUE("user_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"details" "bytea" NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"owner" "bytea" NOT NULL,
	"key" text NOT NULL,
	"request" "bytea" NOT NULL,
	"status" smallint NOT NULL,
	"answer" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_owner_key_pk" PRIMARY KEY("owner","key")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"action" text NOT NULL,
	"state" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"product_id" integer,
	"variant_id" integer,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"size" text,
	"type" text,
	"picture_id" text,
	"picture_alt" text DEFAULT '' NOT NULL,
	"price" integer NOT NULL,
	"quantity" smallint NOT NULL,
	"subtotal" integer NOT NULL,
	"reduction" integer NOT NULL,
	"total" integer NOT NULL,
	"vat" integer NOT NULL,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_lines_figures" CHECK ("order_lines"."price" > 0 and "order_lines"."quantity" between 1 and 10 and "order_lines"."subtotal" = "order_lines"."price" * "order_lines"."quantity"
        and "order_lines"."total" = "order_lines"."subtotal" - "order_lines"."reduction" and "order_lines"."reduction" >= 0 and "order_lines"."total" >= 0
        and "order_lines"."vat" between 0 and "order_lines"."total")
);
--> statement-breakpoint
CREATE TABLE "order_reductions" (
	"order_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"promotion_id" uuid,
	"name" text NOT NULL,
	"code" text,
	"amount" integer NOT NULL,
	CONSTRAINT "order_reductions_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_reductions_amount" CHECK ("order_reductions"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"user_id" uuid,
	"state" text DEFAULT 'pending' NOT NULL,
	"placed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"province" text NOT NULL,
	"district" text NOT NULL,
	"private_details" "bytea",
	"method" text NOT NULL,
	"payment" text NOT NULL,
	"estimate_first" date,
	"estimate_last" date,
	"collection_code" text,
	"subtotal" integer NOT NULL,
	"shipping" integer NOT NULL,
	"shipping_vat" integer NOT NULL,
	"total" integer NOT NULL,
	"vat" integer NOT NULL,
	CONSTRAINT "orders_one_per_number" UNIQUE("number"),
	CONSTRAINT "orders_number_form" CHECK ("orders"."number" ~ '^KA-[0-9]{6}-[0-9A-HJKMNP-TV-Z]{8}$'),
	CONSTRAINT "orders_pickup_has_code" CHECK (("orders"."method" = 'pickup') = ("orders"."collection_code" is not null)),
	CONSTRAINT "orders_figures" CHECK ("orders"."subtotal" > 0 and "orders"."shipping" >= 0 and "orders"."total" between 0 and "orders"."subtotal" + "orders"."shipping"
        and "orders"."vat" between 0 and "orders"."total" and "orders"."shipping_vat" between 0 and "orders"."shipping")
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"code" text,
	"kind" text NOT NULL,
	"percent" smallint,
	"amount" integer,
	"category_id" integer,
	"minimum" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone,
	"max_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promotions_one_per_code" UNIQUE("code"),
	CONSTRAINT "promotions_name_not_blank" CHECK (btrim("promotions"."name") <> ''),
	CONSTRAINT "promotions_code_form" CHECK ("promotions"."code" ~ '^[A-Z0-9]{3,40}$'),
	CONSTRAINT "promotions_effect" CHECK (case "promotions"."kind"
        when 'percentage' then "promotions"."percent" between 1 and 100 and "promotions"."percent" is not null and "promotions"."amount" is null
        when 'amount' then "promotions"."amount" > 0 and "promotions"."amount" is not null and "promotions"."percent" is null
        else "promotions"."percent" is null and "promotions"."amount" is null end),
	CONSTRAINT "promotions_minimum" CHECK ("promotions"."minimum" >= 0),
	CONSTRAINT "promotions_end_after_start" CHECK ("promotions"."ends_at" > "promotions"."starts_at"),
	CONSTRAINT "promotions_uses" CHECK ("promotions"."uses" >= 0 and "promotions"."uses" <= coalesce("promotions"."max_uses", "promotions"."uses"))
);
--> statement-breakpoint
ALTER TABLE "delivery_zones" ADD COLUMN "standard_fee" integer;--> statement-breakpoint
ALTER TABLE "delivery_zones" ADD COLUMN "express_fee" integer;--> statement-breakpoint
ALTER TABLE "delivery_zones" ADD COLUMN "cash_allowed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "bank_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "bank_account_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_settings" ADD COLUMN "bank_account_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "list_items" ADD CONSTRAINT "list_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_items" ADD CONSTRAINT "list_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_shares" ADD CONSTRAINT "list_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_notices" ADD CONSTRAINT "stock_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_notices" ADD CONSTRAINT "stock_notices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_reductions" ADD CONSTRAINT "order_reductions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_reductions" ADD CONSTRAINT "order_reductions_promotion_id_promotions_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "list_items_by_product" ON "list_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "stock_notices_by_product" ON "stock_notices" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "addresses_by_user" ON "addresses" USING btree ("user_id","used_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "idempotency_keys_to_clean" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_events_by_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_lines_by_product" ON "order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "order_lines_by_variant" ON "order_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "order_lines_by_picture" ON "order_lines" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "order_reductions_by_promotion" ON "order_reductions" USING btree ("promotion_id");--> statement-breakpoint
CREATE INDEX "orders_by_user" ON "orders" USING btree ("user_id","placed_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("placed_at" DESC NULLS FIRST,"id");--> statement-breakpoint
ALTER TABLE "delivery_zones" ADD CONSTRAINT "delivery_zones_fees_not_negative" CHECK ("delivery_zones"."standard_fee" >= 0 and "delivery_zones"."express_fee" >= 0);--> statement-breakpoint
-- What happened to an order is written once.
CREATE FUNCTION refuse_to_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed or deleted', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER order_events_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON order_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite();
