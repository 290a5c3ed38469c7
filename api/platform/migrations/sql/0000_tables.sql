-- The tables with their keys and indexes, as drizzle-kit generates them, apart from what it does not know: extensions,
-- DEFERRABLE and NOT VALID. Columns are in the order in which they were added before 0.1.0.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"private_details" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"phone_index" "bytea"
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"generation" integer DEFAULT 1 NOT NULL,
	"last_attempt" uuid,
	"is_remembered" boolean NOT NULL,
	"device" text NOT NULL,
	"place" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"private_details" "bytea" NOT NULL,
	"avatar_id" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"blocked_at" timestamp with time zone,
	"block_reason" text DEFAULT '' NOT NULL,
	"phone_index" "bytea",
	CONSTRAINT "users_block" CHECK (("users"."blocked_at" is null) = ("users"."block_reason" = ''))
);
--> statement-breakpoint
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
CREATE TABLE "waiting_cash" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_years" (
	"year" smallint PRIMARY KEY NOT NULL,
	"starts_on" date NOT NULL,
	"days_in_month" smallint[] NOT NULL,
	CONSTRAINT "calendar_years_months" CHECK (cardinality("calendar_years"."days_in_month") = 12 and 29 <= all ("calendar_years"."days_in_month") and 32 >= all ("calendar_years"."days_in_month")),
	CONSTRAINT "calendar_years_days" CHECK (days_in_month[1] + days_in_month[2] + days_in_month[3] + days_in_month[4] + days_in_month[5] + days_in_month[6] + days_in_month[7] + days_in_month[8] + days_in_month[9] + days_in_month[10] + days_in_month[11] + days_in_month[12] in (365, 366))
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"cart_id" uuid NOT NULL,
	"variant_id" integer,
	"name" text NOT NULL,
	"size" text,
	"type" text,
	"is_saved" boolean DEFAULT false NOT NULL,
	"quantity" smallint NOT NULL,
	"seen_price" integer NOT NULL,
	"added_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "cart_lines_one_per_variant" UNIQUE("cart_id","variant_id","is_saved"),
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" between 1 and 10),
	CONSTRAINT "cart_lines_price_positive" CHECK ("cart_lines"."seen_price" > 0)
);
--> statement-breakpoint
CREATE TABLE "cart_notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"cart_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"variant_id" integer,
	"name" text NOT NULL,
	"size" text,
	"type" text,
	"wanted" smallint NOT NULL,
	"kept" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "cart_notices_one_per_variant" UNIQUE("cart_id","variant_id","reason"),
	CONSTRAINT "cart_notices_less" CHECK ("cart_notices"."kept" >= 0 and "cart_notices"."kept" < "cart_notices"."wanted")
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"guest_key" "bytea",
	"share_key" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"touched_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carts_one_per_user" UNIQUE("user_id"),
	CONSTRAINT "carts_one_per_guest" UNIQUE("guest_key"),
	CONSTRAINT "carts_one_per_share" UNIQUE("share_key"),
	CONSTRAINT "carts_have_one_owner" CHECK (num_nonnulls("carts"."user_id", "carts"."guest_key", "carts"."share_key") = 1)
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"filter_name" text,
	"intro" text DEFAULT '' NOT NULL,
	"parent_id" integer,
	"level" smallint GENERATED ALWAYS AS (case when parent_id is null then 1 else 2 end) STORED NOT NULL,
	"parent_level" smallint GENERATED ALWAYS AS (1) STORED NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"hs_code" text DEFAULT '9403' NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "categories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "categories_id_level" UNIQUE("id","level"),
	CONSTRAINT "categories_id_parent" UNIQUE("id","parent_id"),
	CONSTRAINT "categories_slug_form" CHECK ("categories"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "categories_hs_code" CHECK ("categories"."hs_code" ~ '^[0-9]{4,8}$'),
	CONSTRAINT "categories_name_not_blank" CHECK (btrim("categories"."name") <> '')
);
--> statement-breakpoint
CREATE TABLE "category_pictures" (
	"category_id" integer NOT NULL,
	"position" integer NOT NULL,
	"picture_id" text NOT NULL,
	"alt" text NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "category_pictures_category_id_position_pk" PRIMARY KEY("category_id","position")
);
--> statement-breakpoint
CREATE TABLE "banner_images" (
	"banner_id" integer NOT NULL,
	"position" integer NOT NULL,
	"picture_id" text NOT NULL,
	"alt" text NOT NULL,
	"descriptions" text[] DEFAULT '{}' NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "banner_images_banner_id_position_pk" PRIMARY KEY("banner_id","position"),
	CONSTRAINT "banner_images_three_lines" CHECK (cardinality("banner_images"."descriptions") <= 3)
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "banners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"link_label" text,
	"link_category_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	CONSTRAINT "banners_title_not_blank" CHECK (btrim("banners"."title") <> ''),
	CONSTRAINT "banners_link_whole" CHECK (num_nonnulls("banners"."link_label", "banners"."link_category_id") <> 1)
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "clients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"sector" text DEFAULT '' NOT NULL,
	"logo_picture_id" text,
	"position" integer DEFAULT 0 NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "clients_slug_unique" UNIQUE("slug"),
	CONSTRAINT "clients_slug_form" CHECK ("clients"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);
--> statement-breakpoint
CREATE TABLE "hoardings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hoardings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"description" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	CONSTRAINT "hoardings_not_blank" CHECK (btrim("hoardings"."description") <> '')
);
--> statement-breakpoint
CREATE TABLE "project_pictures" (
	"project_id" integer NOT NULL,
	"position" integer NOT NULL,
	"picture_id" text NOT NULL,
	"alt" text NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "project_pictures_project_id_position_pk" PRIMARY KEY("project_id","position")
);
--> statement-breakpoint
CREATE TABLE "project_products" (
	"project_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "project_products_project_id_product_id_pk" PRIMARY KEY("project_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "projects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"parent_id" integer,
	"level" smallint GENERATED ALWAYS AS (case when parent_id is null then 1 else 2 end) STORED NOT NULL,
	"parent_level" smallint GENERATED ALWAYS AS (1) STORED NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "projects_slug_unique" UNIQUE("slug"),
	CONSTRAINT "projects_id_level" UNIQUE("id","level"),
	CONSTRAINT "projects_slug_form" CHECK ("projects"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "projects_name_not_blank" CHECK (btrim("projects"."name") <> '')
);
--> statement-breakpoint
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
CREATE TABLE "custom_request_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "custom_request_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" uuid NOT NULL,
	"action" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
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
	"language" text DEFAULT 'en' NOT NULL,
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
CREATE TABLE "delivery_districts" (
	"district" text PRIMARY KEY NOT NULL,
	"zone_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_zones" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery_zones_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"standard_min_days" smallint,
	"standard_max_days" smallint,
	"express_min_days" smallint,
	"express_max_days" smallint,
	"position" integer DEFAULT 0 NOT NULL,
	"standard_fee" integer,
	"express_fee" integer,
	"cash_allowed" boolean DEFAULT true NOT NULL,
	"slot_capacity" smallint DEFAULT 12 NOT NULL,
	"truck_capacity" smallint DEFAULT 4 NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "delivery_zones_name_unique" UNIQUE("name"),
	CONSTRAINT "delivery_zones_name_not_blank" CHECK (btrim("delivery_zones"."name") <> ''),
	CONSTRAINT "delivery_zones_standard_3_to_7" CHECK (num_nulls("delivery_zones"."standard_min_days", "delivery_zones"."standard_max_days") <> 1
        and 3 <= "delivery_zones"."standard_min_days" and "delivery_zones"."standard_min_days" <= "delivery_zones"."standard_max_days" and "delivery_zones"."standard_max_days" <= 7),
	CONSTRAINT "delivery_zones_express_1_to_3" CHECK (num_nulls("delivery_zones"."express_min_days", "delivery_zones"."express_max_days") <> 1
        and 1 <= "delivery_zones"."express_min_days" and "delivery_zones"."express_min_days" <= "delivery_zones"."express_max_days" and "delivery_zones"."express_max_days" <= 3),
	CONSTRAINT "delivery_zones_express_beside_standard" CHECK ("delivery_zones"."express_min_days" is null or "delivery_zones"."standard_min_days" is not null),
	CONSTRAINT "delivery_zones_capacity" CHECK ("delivery_zones"."slot_capacity" >= 0 and "delivery_zones"."truck_capacity" >= 0),
	CONSTRAINT "delivery_zones_fees_not_negative" CHECK ("delivery_zones"."standard_fee" >= 0 and "delivery_zones"."express_fee" >= 0)
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
	"remedy_day" date,
	"remedy_slot" text,
	"remedied_at" timestamp with time zone,
	CONSTRAINT "damage_reports_day_with_slot" CHECK (("damage_reports"."remedy_day" is null) = ("damage_reports"."remedy_slot" is null)),
	CONSTRAINT "damage_reports_remedied" CHECK (coalesce("damage_reports"."remedy" in ('replacement', 'repair'), false) or num_nonnulls("damage_reports"."remedy_day", "damage_reports"."remedied_at") = 0),
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
	"refund" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "return_requests_photos" CHECK (cardinality("return_requests"."photo_ids") <= 5),
	CONSTRAINT "return_requests_refund" CHECK ("return_requests"."refund" >= 0)
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "faqs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"group" text NOT NULL,
	"is_about_products" boolean DEFAULT false NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "faqs_slug_unique" UNIQUE("slug"),
	CONSTRAINT "faqs_slug_form" CHECK ("faqs"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "faqs_not_blank" CHECK (btrim("faqs"."question") <> '' and btrim("faqs"."answer") <> '')
);
--> statement-breakpoint
CREATE TABLE "help_feedback" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "help_feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"verdict" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"unchanged" integer DEFAULT 0 NOT NULL,
	"samples" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"seen" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "imports_rows" CHECK ("imports"."done_rows" between 0 and "imports"."total_rows")
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
CREATE TABLE "waiting_papers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waiting_papers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"credit" jsonb,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waiting_papers_one_per_cause" UNIQUE("order_id","kind","cause"),
	CONSTRAINT "waiting_papers_credit" CHECK (("waiting_papers"."kind" = 'credit-note') = ("waiting_papers"."credit" is not null))
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"staff_id" uuid,
	"user_id" uuid,
	"session_id" uuid NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "known_devices_one_per_account" UNIQUE NULLS NOT DISTINCT("token_hash","staff_id","user_id"),
	CONSTRAINT "known_devices_of_one_account" CHECK (num_nonnulls("known_devices"."staff_id", "known_devices"."user_id") = 1)
);
--> statement-breakpoint
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
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event" text NOT NULL,
	"to" text NOT NULL,
	"template" text NOT NULL,
	"content" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"leased_until" timestamp with time zone,
	"language" text DEFAULT 'en' NOT NULL,
	CONSTRAINT "mails_event_unique" UNIQUE("event")
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"code_hash" "bytea",
	"registration_id" uuid,
	"tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"redeemed_at" timestamp with time zone,
	"order_id" uuid,
	"asker" "bytea",
	CONSTRAINT "one_time_codes_tries" CHECK ("one_time_codes"."tries" between 0 and 5)
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
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL
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
	"subtotal" bigint NOT NULL,
	"reduction" bigint NOT NULL,
	"total" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_lines_figures" CHECK ("order_lines"."price" > 0 and "order_lines"."quantity" between 1 and 10 and "order_lines"."subtotal" = "order_lines"."price"::bigint * "order_lines"."quantity"
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
	"amount" bigint NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
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
	"subtotal" bigint NOT NULL,
	"shipping" bigint NOT NULL,
	"shipping_vat" bigint NOT NULL,
	"total" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"pay_by" timestamp with time zone,
	"deposit" bigint,
	"language" text DEFAULT 'en' NOT NULL,
	"taken_by" uuid,
	"phone_index" "bytea",
	"verify_by" timestamp with time zone,
	"network" "bytea",
	"store" jsonb,
	CONSTRAINT "orders_one_per_number" UNIQUE("number"),
	CONSTRAINT "orders_number_form" CHECK ("orders"."number" ~ '^KA-[0-9]{6}-[0-9A-HJKMNP-TV-Z]{8}$'),
	CONSTRAINT "orders_pickup_has_code" CHECK (("orders"."method" = 'pickup') = ("orders"."collection_code" is not null)),
	CONSTRAINT "orders_figures" CHECK ("orders"."subtotal" > 0 and "orders"."shipping" >= 0 and "orders"."total" between 0 and "orders"."subtotal" + "orders"."shipping"
        and "orders"."vat" between 0 and "orders"."total" and "orders"."shipping_vat" between 0 and "orders"."shipping"),
	CONSTRAINT "orders_deposit" CHECK ("orders"."deposit" between 1 and "orders"."total")
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"slug" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "pages_slug_form" CHECK ("pages"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "pages_not_blank" CHECK (btrim("pages"."title") <> '' and btrim("pages"."body") <> '')
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
	"outages" smallint DEFAULT 0 NOT NULL,
	"ending" text,
	CONSTRAINT "payment_attempts_one_per_ref" UNIQUE("provider","provider_ref"),
	CONSTRAINT "payment_attempts_amount" CHECK ("payment_attempts"."amount" > 0),
	CONSTRAINT "payment_attempts_end" CHECK (("payment_attempts"."state" = 'pending') = ("payment_attempts"."ended_at" is null)),
	CONSTRAINT "payment_attempts_ending" CHECK (("payment_attempts"."state" = 'failed') = ("payment_attempts"."ending" is not null))
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
CREATE TABLE "personal_reads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "personal_reads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"staff_id" uuid NOT NULL,
	"staff_name" text NOT NULL,
	"kind" text NOT NULL,
	"records" text[] NOT NULL,
	"request_id" text NOT NULL
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
CREATE TABLE "pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text NOT NULL,
	"left_luminance" real NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"focus_x" real DEFAULT 0.5 NOT NULL,
	"focus_y" real DEFAULT 0.5 NOT NULL,
	"file_name" text DEFAULT '' NOT NULL,
	"is_webp_only" boolean DEFAULT false NOT NULL,
	CONSTRAINT "pictures_id_is_hash" CHECK ("pictures"."id" ~ '^[0-9a-f]{16,64}$'),
	CONSTRAINT "pictures_have_pixels" CHECK ("pictures"."width" > 0 and "pictures"."height" > 0),
	CONSTRAINT "pictures_focus" CHECK ("pictures"."focus_x" between 0 and 1 and "pictures"."focus_y" between 0 and 1),
	CONSTRAINT "pictures_luminance_is_share" CHECK ("pictures"."left_luminance" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "product_models" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"media_id" text NOT NULL,
	"bytes" integer NOT NULL,
	"width_cm" integer NOT NULL,
	"depth_cm" integer NOT NULL,
	"height_cm" integer NOT NULL,
	"size" text,
	CONSTRAINT "product_models_media_is_hash" CHECK ("product_models"."media_id" ~ '^[0-9a-f]{24}$'),
	CONSTRAINT "product_models_have_bytes" CHECK ("product_models"."bytes" > 0),
	CONSTRAINT "product_models_have_measures" CHECK ("product_models"."width_cm" > 0 and "product_models"."depth_cm" > 0 and "product_models"."height_cm" > 0)
);
--> statement-breakpoint
CREATE TABLE "product_pictures" (
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	"picture_id" text NOT NULL,
	"alt" text NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "product_pictures_product_id_position_pk" PRIMARY KEY("product_id","position")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"category_id" integer NOT NULL,
	"category_level" smallint GENERATED ALWAYS AS (1) STORED NOT NULL,
	"subcategory_id" integer,
	"published" boolean DEFAULT true NOT NULL,
	"is_latest" boolean DEFAULT false NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"short_description" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"detailed_description" text DEFAULT '' NOT NULL,
	"material" text,
	"finish_options" text,
	"assembly" text,
	"color_options" text,
	"weight_capacity_kg" integer,
	"warranty" text,
	"special_features" text,
	"width_cm" integer,
	"depth_cm" integer,
	"height_cm" integer,
	"sales_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"price" integer DEFAULT 0 NOT NULL,
	"old_price" integer,
	"stock" integer DEFAULT 0 NOT NULL,
	"stock_band" smallint DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"search_document" "tsvector" DEFAULT '' NOT NULL,
	"listed" boolean GENERATED ALWAYS AS (published and price > 0) STORED NOT NULL,
	"discount_band" smallint GENERATED ALWAYS AS (case when old_price > price then least(30, (old_price - price)::bigint * 10 / old_price * 10) end) STORED,
	"rating_band" smallint GENERATED ALWAYS AS (case when rating_count > 0 then round(rating_sum::numeric / rating_count) end) STORED,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"publish_at" timestamp with time zone,
	"unpublish_at" timestamp with time zone,
	CONSTRAINT "products_slug_unique" UNIQUE("slug"),
	CONSTRAINT "products_slug_form" CHECK ("products"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "products_name_not_blank" CHECK (btrim("products"."name") <> ''),
	CONSTRAINT "products_sales_not_negative" CHECK ("products"."sales_count" >= 0),
	CONSTRAINT "products_dimensions_all_or_none" CHECK (num_nonnulls("products"."width_cm", "products"."depth_cm", "products"."height_cm") in (0, 3)
        and coalesce("products"."width_cm" > 0 and "products"."depth_cm" > 0 and "products"."height_cm" > 0, true)),
	CONSTRAINT "products_weight_capacity_positive" CHECK ("products"."weight_capacity_kg" > 0)
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"user_name" text NOT NULL,
	"avatar_picture_id" text,
	"rating" smallint NOT NULL,
	"comment" text NOT NULL,
	"hidden" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"user_id" uuid,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"is_verified" boolean DEFAULT false NOT NULL,
	"helpful_count" integer DEFAULT 0 NOT NULL,
	"answered_by" uuid,
	"hidden_by" uuid,
	CONSTRAINT "reviews_one_each" UNIQUE("user_id","product_id"),
	CONSTRAINT "reviews_rating_is_stars" CHECK ("reviews"."rating" between 1 and 5),
	CONSTRAINT "reviews_answer" CHECK (("reviews"."answer" = '') = ("reviews"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"word" text NOT NULL,
	"means" text NOT NULL,
	CONSTRAINT "search_synonyms_word_means_pk" PRIMARY KEY("word","means")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- Its unique keys are checked at the end of a statement: one save may have two variants change places.
CREATE TABLE "variants" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "variants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"sku" text NOT NULL,
	"size" text,
	"type" text,
	"position" integer NOT NULL,
	"price" integer NOT NULL,
	"old_price" integer,
	"stock" integer DEFAULT 0 NOT NULL,
	"weight_kg" numeric(6, 1),
	"width_cm" integer,
	"depth_cm" integer,
	"height_cm" integer,
	"low_stock_at" integer,
	CONSTRAINT "variants_sku_unique" UNIQUE("sku") DEFERRABLE,
	CONSTRAINT "variants_one_per_size_and_type" UNIQUE NULLS NOT DISTINCT("product_id","size","type") DEFERRABLE,
	CONSTRAINT "variants_in_order" UNIQUE("product_id","position") DEFERRABLE,
	CONSTRAINT "variants_price_positive" CHECK ("variants"."price" > 0),
	CONSTRAINT "variants_old_price_higher" CHECK ("variants"."old_price" > "variants"."price"),
	CONSTRAINT "variants_stock_not_negative" CHECK ("variants"."stock" >= 0),
	CONSTRAINT "variants_low_stock" CHECK ("variants"."low_stock_at" >= 0),
	CONSTRAINT "variants_weight_positive" CHECK ("variants"."weight_kg" > 0),
	CONSTRAINT "variants_dimensions_all_or_none" CHECK (num_nonnulls("variants"."width_cm", "variants"."depth_cm", "variants"."height_cm") in (0, 3)
        and coalesce("variants"."width_cm" > 0 and "variants"."depth_cm" > 0 and "variants"."height_cm" > 0, true)),
	CONSTRAINT "variants_sku_form" CHECK ("variants"."sku" ~ '^[A-Z0-9]+(-[A-Z0-9]+)*$')
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
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"max_uses_each" integer,
	CONSTRAINT "promotions_one_per_code" UNIQUE("code"),
	CONSTRAINT "promotions_name_not_blank" CHECK (btrim("promotions"."name") <> ''),
	CONSTRAINT "promotions_code_form" CHECK ("promotions"."code" ~ '^[A-Z0-9]{3,40}$'),
	CONSTRAINT "promotions_effect" CHECK (case "promotions"."kind"
        when 'percentage' then "promotions"."percent" between 1 and 100 and "promotions"."percent" is not null and "promotions"."amount" is null
        when 'amount' then "promotions"."amount" > 0 and "promotions"."amount" is not null and "promotions"."percent" is null
        else "promotions"."percent" is null and "promotions"."amount" is null end),
	CONSTRAINT "promotions_minimum" CHECK ("promotions"."minimum" >= 0),
	CONSTRAINT "promotions_end_after_start" CHECK ("promotions"."ends_at" > "promotions"."starts_at"),
	CONSTRAINT "promotions_uses_each" CHECK ("promotions"."max_uses_each" is null or ("promotions"."max_uses_each" > 0 and "promotions"."code" is not null)),
	CONSTRAINT "promotions_uses" CHECK ("promotions"."uses" >= 0 and "promotions"."uses" <= coalesce("promotions"."max_uses", "promotions"."uses"))
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
CREATE TABLE "data_key_fingerprint" (
	"only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"fingerprint" "bytea" NOT NULL,
	CONSTRAINT "data_key_fingerprint_one_row" CHECK ("data_key_fingerprint"."only_row")
);
--> statement-breakpoint
CREATE TABLE "shop_settings" (
	"only_row" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"name" text NOT NULL,
	"native_name" text NOT NULL,
	"tagline" text NOT NULL,
	"phone" text NOT NULL,
	"whatsapp" text NOT NULL,
	"email" text NOT NULL,
	"street_address" text NOT NULL,
	"city" text NOT NULL,
	"postal_code" text NOT NULL,
	"map_url" text NOT NULL,
	"hours" jsonb NOT NULL,
	"social" jsonb NOT NULL,
	"vat_number" text NOT NULL,
	"registration_number" text NOT NULL,
	"free_shipping_over" integer NOT NULL,
	"shipping_fee" integer NOT NULL,
	"bank_name" text DEFAULT '' NOT NULL,
	"bank_account_name" text DEFAULT '' NOT NULL,
	"bank_account_number" text DEFAULT '' NOT NULL,
	"legal_name" text DEFAULT '' NOT NULL,
	"portal_listing_number" text DEFAULT '' NOT NULL,
	"grievance_name" text DEFAULT '' NOT NULL,
	"grievance_phone" text DEFAULT '' NOT NULL,
	"grievance_email" text DEFAULT '' NOT NULL,
	"emergency_phone" text DEFAULT '' NOT NULL,
	"satisfaction_percent" numeric(4, 1) DEFAULT 98.7 NOT NULL,
	"response_hours" integer DEFAULT 2 NOT NULL,
	"issues_resolved" integer DEFAULT 500000 NOT NULL,
	"customers_helped" integer DEFAULT 50000 NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"holidays" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"low_stock_at" integer DEFAULT 3 NOT NULL,
	"staff_totp_required" boolean DEFAULT false NOT NULL,
	CONSTRAINT "shop_settings_one_row" CHECK ("shop_settings"."only_row"),
	CONSTRAINT "shop_settings_fees_not_negative" CHECK ("shop_settings"."free_shipping_over" >= 0 and "shop_settings"."shipping_fee" >= 0),
	CONSTRAINT "shop_settings_low_stock" CHECK ("shop_settings"."low_stock_at" >= 0),
	CONSTRAINT "shop_settings_postal_code" CHECK ("shop_settings"."postal_code" ~ '^[0-9]{5}$')
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
	"proved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_sessions_one_per_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "price_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"variant_id" integer NOT NULL,
	"price" integer NOT NULL,
	"old_price" integer,
	"staff_id" uuid,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"is_offered" boolean NOT NULL
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
CREATE TABLE "stores" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stores_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"street_address" text NOT NULL,
	"city" text NOT NULL,
	"district" text NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"phone" text NOT NULL,
	"hours" jsonb NOT NULL,
	"services" text DEFAULT '' NOT NULL,
	"map_url" text NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"offers_pickup" boolean DEFAULT false NOT NULL,
	CONSTRAINT "stores_slug_unique" UNIQUE("slug"),
	CONSTRAINT "stores_slug_form" CHECK ("stores"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "stores_name_not_blank" CHECK (btrim("stores"."name") <> ''),
	CONSTRAINT "stores_place" CHECK ("stores"."latitude" between -90 and 90 and "stores"."longitude" between -180 and 180)
);
--> statement-breakpoint
CREATE TABLE "limit_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ticket_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ticket_id" uuid NOT NULL,
	"action" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"words" "bytea",
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"user_id" uuid,
	"private_details" "bytea" NOT NULL,
	"order_number" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tickets_one_per_number" UNIQUE("number")
);
--> statement-breakpoint
-- Keep this order: PostgreSQL runs the delete actions of foreign keys in the order of their creation. Deleting a product
-- must delete its variants before its order lines lose their reference to the product.
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_is_top_level" FOREIGN KEY ("parent_id","parent_level") REFERENCES "public"."categories"("id","level") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_pictures" ADD CONSTRAINT "category_pictures_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_pictures" ADD CONSTRAINT "category_pictures_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banner_images" ADD CONSTRAINT "banner_images_banner_id_banners_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banner_images" ADD CONSTRAINT "banner_images_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_link_category_id_categories_id_fk" FOREIGN KEY ("link_category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_logo_picture_id_pictures_id_fk" FOREIGN KEY ("logo_picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_pictures" ADD CONSTRAINT "project_pictures_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_pictures" ADD CONSTRAINT "project_pictures_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_parent_is_top_level" FOREIGN KEY ("parent_id","parent_level") REFERENCES "public"."projects"("id","level") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_is_top_level" FOREIGN KEY ("category_id","category_level") REFERENCES "public"."categories"("id","level") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_subcategory_of_category" FOREIGN KEY ("subcategory_id","category_id") REFERENCES "public"."categories"("id","parent_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_avatar_picture_id_pictures_id_fk" FOREIGN KEY ("avatar_picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_districts" ADD CONSTRAINT "delivery_districts_zone_id_delivery_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."delivery_zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_models" ADD CONSTRAINT "product_models_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_notices" ADD CONSTRAINT "cart_notices_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_notices" ADD CONSTRAINT "cart_notices_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_papers" ADD CONSTRAINT "waiting_papers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_request_events" ADD CONSTRAINT "custom_request_events_request_id_custom_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."custom_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_products" ADD CONSTRAINT "project_products_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_products" ADD CONSTRAINT "project_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_events" ADD CONSTRAINT "ticket_events_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_cash" ADD CONSTRAINT "waiting_cash_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registrations_email" ON "registrations" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_by_phone" ON "users" USING btree ("phone_index");--> statement-breakpoint
CREATE INDEX "users_by_words" ON "users" USING gin ("name" gin_trgm_ops,"email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_by_time" ON "users" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "cash_handovers_by_time" ON "cash_handovers" USING btree ("at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "customer_notes_by_user" ON "customer_notes" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "order_notes_by_order" ON "order_notes" USING btree ("order_id","at");--> statement-breakpoint
CREATE INDEX "search_misses_by_day" ON "search_misses" USING btree ("day");--> statement-breakpoint
CREATE INDEX "waiting_cash_by_time" ON "waiting_cash" USING btree ("received_at","payment_id");--> statement-breakpoint
CREATE INDEX "cart_lines_by_variant" ON "cart_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "cart_notices_by_variant" ON "cart_notices" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "carts_to_clean" ON "carts" USING btree ("touched_at") WHERE user_id is null;--> statement-breakpoint
CREATE INDEX "categories_by_parent" ON "categories" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "category_pictures_by_picture" ON "category_pictures" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "banner_images_by_picture" ON "banner_images" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "banners_in_order" ON "banners" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "clients_in_order" ON "clients" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "hoardings_in_order" ON "hoardings" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "project_pictures_by_picture" ON "project_pictures" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "project_products_by_product" ON "project_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "projects_in_order" ON "projects" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "custom_quotes_by_request" ON "custom_quotes" USING btree ("request_id","created_at");--> statement-breakpoint
CREATE INDEX "custom_request_events_by_request" ON "custom_request_events" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "custom_requests_by_user" ON "custom_requests" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "custom_requests_by_state" ON "custom_requests" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "production_steps_by_order" ON "production_steps" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "delivery_districts_by_zone" ON "delivery_districts" USING btree ("zone_id");--> statement-breakpoint
CREATE INDEX "damage_reports_to_remedy" ON "damage_reports" USING btree ("remedy_day") WHERE remedy in ('replacement', 'repair') and remedied_at is null;--> statement-breakpoint
CREATE INDEX "damage_reports_by_order" ON "damage_reports" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "damage_reports_one_waits" ON "damage_reports" USING btree ("order_id","position") WHERE state = 'reported';--> statement-breakpoint
CREATE INDEX "deliveries_by_slot" ON "deliveries" USING btree ("zone_id","day","slot");--> statement-breakpoint
CREATE INDEX "delivery_lines_by_order" ON "delivery_lines" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "return_lines_by_order" ON "return_lines" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "return_requests_by_order" ON "return_requests" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "return_requests_one_open" ON "return_requests" USING btree ("order_id") WHERE state in ('requested', 'approved', 'collected');--> statement-breakpoint
CREATE INDEX "faqs_in_order" ON "faqs" USING btree ("group","position","id");--> statement-breakpoint
CREATE INDEX "help_feedback_by_time" ON "help_feedback" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "imports_by_time" ON "imports" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invoice_prints_by_invoice" ON "invoice_prints" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "known_devices_by_staff" ON "known_devices" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "known_devices_by_user" ON "known_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "list_items_by_product" ON "list_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "stock_notices_by_product" ON "stock_notices" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "mails_by_thing" ON "mails" USING btree (split_part("event", ':', 2));--> statement-breakpoint
CREATE INDEX "one_time_codes_registration" ON "one_time_codes" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "one_time_codes_order" ON "one_time_codes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "one_time_codes_email" ON "one_time_codes" USING btree ("email","purpose","created_at");--> statement-breakpoint
CREATE INDEX "addresses_by_user" ON "addresses" USING btree ("user_id","used_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "idempotency_keys_to_clean" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "order_events_by_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_lines_by_product" ON "order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "order_lines_by_variant" ON "order_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "order_lines_by_picture" ON "order_lines" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "order_reductions_by_promotion" ON "order_reductions" USING btree ("promotion_id");--> statement-breakpoint
CREATE INDEX "orders_to_expire" ON "orders" USING btree ("pay_by") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "orders_to_verify" ON "orders" USING btree ("verify_by") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "orders_by_network" ON "orders" USING btree ("network") WHERE network is not null;--> statement-breakpoint
CREATE INDEX "orders_open_by_email" ON "orders" USING btree (lower("email")) WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "orders_by_user" ON "orders" USING btree ("user_id","placed_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "orders_by_phone" ON "orders" USING btree ("phone_index");--> statement-breakpoint
CREATE INDEX "orders_by_words" ON "orders" USING gin ("number" gin_trgm_ops,"name" gin_trgm_ops,"email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_by_state" ON "orders" USING btree ("state");--> statement-breakpoint
CREATE INDEX "orders_bought" ON "orders" USING btree ("user_id","placed_at","total") WHERE user_id is not null and state not in ('cancelled', 'returned');--> statement-breakpoint
CREATE INDEX "orders_by_email" ON "orders" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("placed_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "bank_vouchers_by_order" ON "bank_vouchers" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_vouchers_one_waits" ON "bank_vouchers" USING btree ("order_id") WHERE state = 'sent';--> statement-breakpoint
CREATE INDEX "payment_attempts_by_order" ON "payment_attempts" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_to_check" ON "payment_attempts" USING btree ("next_check_at");--> statement-breakpoint
CREATE INDEX "payments_by_order" ON "payments" USING btree ("order_id","received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_per_transfer" ON "payments" USING btree (upper(regexp_replace("reference", '\s', '', 'g'))) WHERE method = 'bank';--> statement-breakpoint
CREATE INDEX "refunds_to_do" ON "refunds" USING btree ("due_by") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "test_gateway_payments_to_clean" ON "test_gateway_payments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "personal_reads_by_time" ON "personal_reads" USING btree ("at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "personal_reads_by_staff" ON "personal_reads" USING btree ("staff_id","at");--> statement-breakpoint
CREATE INDEX "personal_reads_by_record" ON "personal_reads" USING gin ("records");--> statement-breakpoint
CREATE INDEX "photos_by_order" ON "photos" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "photos_by_custom_request" ON "photos" USING btree ("custom_request_id");--> statement-breakpoint
CREATE INDEX "pictures_by_time" ON "pictures" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "product_pictures_by_picture" ON "product_pictures" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "products_to_publish" ON "products" USING btree ("publish_at") WHERE publish_at is not null;--> statement-breakpoint
CREATE INDEX "products_to_unpublish" ON "products" USING btree ("unpublish_at") WHERE unpublish_at is not null;--> statement-breakpoint
CREATE INDEX "products_by_sales" ON "products" USING btree ("sales_count" DESC NULLS FIRST,"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_by_relevance" ON "products" USING btree ("is_featured" DESC NULLS FIRST,"sales_count" DESC NULLS FIRST,"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("price","id") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("name","id") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_by_nepali_name" ON "products" USING btree ((coalesce("translations" #>> '{ne,name}', "name")),"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_listing" ON "products" USING btree ("category_id","subcategory_id","price","stock_band","discount_band","rating_band","is_latest","is_featured","sales_count","name","id") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_by_category" ON "products" USING btree ("category_id","sales_count" DESC NULLS FIRST,"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_by_subcategory" ON "products" USING btree ("subcategory_id","sales_count" DESC NULLS FIRST,"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_by_words" ON "products" USING gin ("search_document") WHERE listed;--> statement-breakpoint
CREATE INDEX "reviews_by_product" ON "reviews" USING btree ("product_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "search_synonyms_trigrams" ON "search_synonyms" USING gist ("word" gist_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gist ("word" gist_trgm_ops);--> statement-breakpoint
CREATE INDEX "review_pictures_by_picture" ON "review_pictures" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "review_votes_by_user" ON "review_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "audit_log_by_time" ON "audit_log" USING btree ("at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "audit_log_by_row" ON "audit_log" USING btree ("table_name","row_key","id");--> statement-breakpoint
CREATE INDEX "audit_log_by_staff" ON "audit_log" USING btree ("staff_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_by_words" ON "audit_log" USING gin ("staff_name" gin_trgm_ops,"row_key" gin_trgm_ops,("before"::text) gin_trgm_ops,("after"::text) gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "staff_email_key" ON "staff" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "staff_invitations_by_time" ON "staff_invitations" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "staff_sessions_by_staff" ON "staff_sessions" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "price_changes_by_variant" ON "price_changes" USING btree ("variant_id","since");--> statement-breakpoint
CREATE INDEX "stock_movements_by_variant" ON "stock_movements" USING btree ("variant_id","id");--> statement-breakpoint
CREATE INDEX "limit_counts_expire" ON "limit_counts" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "ticket_events_by_ticket" ON "ticket_events" USING btree ("ticket_id","id");--> statement-breakpoint
CREATE INDEX "tickets_by_user" ON "tickets" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "tickets_by_state" ON "tickets" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "tickets_by_kind" ON "tickets" USING btree ("kind","created_at");
--> statement-breakpoint
-- Not valid, so that a new database and one from before 0.1.0 are the same.
ALTER TABLE "orders" ADD CONSTRAINT "orders_store_of_pickup" CHECK ("orders"."store" is null or "orders"."method" = 'pickup') NOT VALID;
