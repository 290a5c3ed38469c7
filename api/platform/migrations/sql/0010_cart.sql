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
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_notices" ADD CONSTRAINT "cart_notices_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_notices" ADD CONSTRAINT "cart_notices_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_lines_by_variant" ON "cart_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "cart_notices_by_variant" ON "cart_notices" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "carts_to_clean" ON "carts" USING btree ("touched_at") WHERE user_id is null;