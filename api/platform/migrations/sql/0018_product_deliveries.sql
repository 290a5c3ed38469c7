CREATE TABLE "product_deliveries" (
	"product_id" integer NOT NULL,
	"district" text NOT NULL,
	"orders" integer NOT NULL,
	CONSTRAINT "product_deliveries_product_id_district_pk" PRIMARY KEY("product_id","district"),
	CONSTRAINT "product_deliveries_of_several" CHECK ("product_deliveries"."orders" >= 3)
);
--> statement-breakpoint
ALTER TABLE "product_deliveries" ADD CONSTRAINT "product_deliveries_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint

-- A product's pages show these figures.
CREATE FUNCTION product_deliveries_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_products((SELECT coalesce(array_agg(DISTINCT product_id), '{}') FROM changed));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER product_deliveries_inserted AFTER INSERT ON product_deliveries REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION product_deliveries_changed();--> statement-breakpoint
CREATE TRIGGER product_deliveries_updated AFTER UPDATE ON product_deliveries REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION product_deliveries_changed();--> statement-breakpoint
CREATE TRIGGER product_deliveries_deleted AFTER DELETE ON product_deliveries REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION product_deliveries_changed();
