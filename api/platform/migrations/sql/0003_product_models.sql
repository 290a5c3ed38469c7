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
ALTER TABLE "product_models" ADD CONSTRAINT "product_models_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" DROP COLUMN "model_file";
--> statement-breakpoint
-- Written by hand: a model that comes, changes or goes drops the answers that show its product, as a picture does.
CREATE TRIGGER product_models_inserted AFTER INSERT ON product_models REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION product_pictures_changed();
--> statement-breakpoint
CREATE TRIGGER product_models_updated AFTER UPDATE ON product_models REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION product_pictures_changed();
--> statement-breakpoint
CREATE TRIGGER product_models_deleted AFTER DELETE ON product_models REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION product_pictures_changed();
