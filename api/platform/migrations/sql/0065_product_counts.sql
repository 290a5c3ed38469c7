CREATE TABLE "product_counts" (
	"day" date NOT NULL,
	"product_id" integer NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"carted" integer DEFAULT 0 NOT NULL,
	"checkouts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_counts_day_product_id_pk" PRIMARY KEY("day","product_id"),
	CONSTRAINT "product_counts_not_negative" CHECK (least("product_counts"."views", "product_counts"."carted", "product_counts"."checkouts") >= 0)
);
--> statement-breakpoint
ALTER TABLE "product_counts" ADD CONSTRAINT "product_counts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_counts_by_product" ON "product_counts" USING btree ("product_id");