CREATE EXTENSION IF NOT EXISTS pg_trgm;
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
	CONSTRAINT "categories_slug_unique" UNIQUE("slug"),
	CONSTRAINT "categories_id_level" UNIQUE("id","level"),
	CONSTRAINT "categories_id_parent" UNIQUE("id","parent_id"),
	CONSTRAINT "categories_slug_form" CHECK ("categories"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "categories_name_not_blank" CHECK (btrim("categories"."name") <> '')
);
--> statement-breakpoint
CREATE TABLE "category_pictures" (
	"category_id" integer NOT NULL,
	"position" integer NOT NULL,
	"picture_id" text NOT NULL,
	"alt" text NOT NULL,
	CONSTRAINT "category_pictures_category_id_position_pk" PRIMARY KEY("category_id","position")
);
--> statement-breakpoint
CREATE TABLE "banner_images" (
	"banner_id" integer NOT NULL,
	"position" integer NOT NULL,
	"picture_id" text NOT NULL,
	"alt" text NOT NULL,
	"descriptions" text[] DEFAULT '{}' NOT NULL,
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
	CONSTRAINT "hoardings_not_blank" CHECK (btrim("hoardings"."description") <> '')
);
--> statement-breakpoint
CREATE TABLE "project_pictures" (
	"project_id" integer NOT NULL,
	"position" integer NOT NULL,
	"picture_id" text NOT NULL,
	"alt" text NOT NULL,
	CONSTRAINT "project_pictures_project_id_position_pk" PRIMARY KEY("project_id","position")
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
	CONSTRAINT "projects_slug_unique" UNIQUE("slug"),
	CONSTRAINT "projects_id_level" UNIQUE("id","level"),
	CONSTRAINT "projects_slug_form" CHECK ("projects"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "projects_name_not_blank" CHECK (btrim("projects"."name") <> '')
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"placeholder" text NOT NULL,
	"left_luminance" real NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pictures_id_is_hash" CHECK ("pictures"."id" ~ '^[0-9a-f]{16,64}$'),
	CONSTRAINT "pictures_have_pixels" CHECK ("pictures"."width" > 0 and "pictures"."height" > 0),
	CONSTRAINT "pictures_luminance_is_share" CHECK ("pictures"."left_luminance" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "product_pictures" (
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	"picture_id" text NOT NULL,
	"alt" text NOT NULL,
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
	"model_file" text,
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
	CONSTRAINT "reviews_rating_is_stars" CHECK ("reviews"."rating" between 1 and 5)
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
	CONSTRAINT "variants_sku_unique" UNIQUE("sku"),
	CONSTRAINT "variants_one_per_size_and_type" UNIQUE NULLS NOT DISTINCT("product_id","size","type"),
	CONSTRAINT "variants_in_order" UNIQUE("product_id","position"),
	CONSTRAINT "variants_price_positive" CHECK ("variants"."price" > 0),
	CONSTRAINT "variants_old_price_higher" CHECK ("variants"."old_price" > "variants"."price"),
	CONSTRAINT "variants_stock_not_negative" CHECK ("variants"."stock" >= 0),
	CONSTRAINT "variants_weight_positive" CHECK ("variants"."weight_kg" > 0),
	CONSTRAINT "variants_sku_form" CHECK ("variants"."sku" ~ '^[A-Z0-9]+(-[A-Z0-9]+)*$')
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
	CONSTRAINT "shop_settings_one_row" CHECK ("shop_settings"."only_row"),
	CONSTRAINT "shop_settings_fees_not_negative" CHECK ("shop_settings"."free_shipping_over" >= 0 and "shop_settings"."shipping_fee" >= 0),
	CONSTRAINT "shop_settings_postal_code" CHECK ("shop_settings"."postal_code" ~ '^[0-9]{5}$')
);
--> statement-breakpoint
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
CREATE INDEX "categories_by_parent" ON "categories" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "category_pictures_by_picture" ON "category_pictures" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "banner_images_by_picture" ON "banner_images" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "banners_in_order" ON "banners" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "clients_in_order" ON "clients" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "hoardings_in_order" ON "hoardings" USING btree ("position","id");--> statement-breakpoint
CREATE INDEX "project_pictures_by_picture" ON "project_pictures" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "projects_in_order" ON "projects" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "product_pictures_by_picture" ON "product_pictures" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "products_by_sales" ON "products" USING btree ("sales_count" DESC NULLS FIRST,"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_by_relevance" ON "products" USING btree ("is_featured" DESC NULLS FIRST,"sales_count" DESC NULLS FIRST,"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("price","id") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("name","id") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_listing" ON "products" USING btree ("category_id","subcategory_id","price","stock_band","discount_band","rating_band","is_latest","is_featured","sales_count","name","id") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_by_category" ON "products" USING btree ("category_id","sales_count" DESC NULLS FIRST,"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_by_subcategory" ON "products" USING btree ("subcategory_id","sales_count" DESC NULLS FIRST,"id") WHERE listed;--> statement-breakpoint
CREATE INDEX "products_by_words" ON "products" USING gin ("search_document") WHERE listed;--> statement-breakpoint
CREATE INDEX "reviews_by_product" ON "reviews" USING btree ("product_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "search_synonyms_trigrams" ON "search_synonyms" USING gist ("word" gist_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_trigrams" ON "search_words" USING gist ("word" gist_trgm_ops);