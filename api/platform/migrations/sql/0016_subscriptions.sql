CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"person" "bytea" NOT NULL,
	"user_id" uuid,
	"email" text,
	"language" text DEFAULT 'en' NOT NULL,
	"product_id" integer,
	"variant_id" integer,
	"cart_id" uuid,
	"price" integer,
	"consent" text NOT NULL,
	"place" text NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"told_at" timestamp with time zone,
	CONSTRAINT "subscriptions_once" UNIQUE NULLS NOT DISTINCT("person","kind","product_id","variant_id","cart_id"),
	CONSTRAINT "subscriptions_have_one_owner" CHECK (num_nonnulls("subscriptions"."user_id", "subscriptions"."email") = 1),
	CONSTRAINT "subscriptions_subject" CHECK (case "subscriptions"."kind" when 'cart-reminder' then num_nonnulls("subscriptions"."product_id", "subscriptions"."variant_id", "subscriptions"."price") = 0
        when 'price-drop' then num_nonnulls("subscriptions"."product_id", "subscriptions"."variant_id", "subscriptions"."price") = 3 and "subscriptions"."cart_id" is null
        else "subscriptions"."product_id" is not null and "subscriptions"."price" is null and "subscriptions"."cart_id" is null end)
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscriptions_by_kind" ON "subscriptions" USING btree ("kind","asked_at");--> statement-breakpoint
CREATE INDEX "subscriptions_by_user" ON "subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscriptions_by_product" ON "subscriptions" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "subscriptions_by_variant" ON "subscriptions" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "subscriptions_by_cart" ON "subscriptions" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "subscriptions_to_confirm" ON "subscriptions" USING btree ("asked_at") WHERE confirmed_at is null;