-- Sets of products. 0015_order_reductions_valid.sql checks the reductions of existing orders, which are none of sets.
CREATE TABLE "product_set_pieces" (
	"set_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" smallint DEFAULT 1 NOT NULL,
	"same_size" boolean DEFAULT false NOT NULL,
	CONSTRAINT "product_set_pieces_set_id_position_pk" PRIMARY KEY("set_id","position"),
	CONSTRAINT "product_set_pieces_one_per_product" UNIQUE("set_id","product_id"),
	CONSTRAINT "product_set_pieces_position" CHECK ("product_set_pieces"."position" between 0 and 7),
	CONSTRAINT "product_set_pieces_quantity" CHECK ("product_set_pieces"."quantity" between 1 and 10),
	CONSTRAINT "product_set_pieces_size_of_main" CHECK (not "product_set_pieces"."same_size" or "product_set_pieces"."position" > 0)
);
--> statement-breakpoint
CREATE TABLE "product_sets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"percent" smallint NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_sets_name_not_blank" CHECK (btrim("product_sets"."name") <> ''),
	CONSTRAINT "product_sets_percent" CHECK ("product_sets"."percent" between 1 and 50)
);
--> statement-breakpoint
ALTER TABLE "order_reductions" ADD COLUMN "set_id" uuid;--> statement-breakpoint
ALTER TABLE "order_reductions" ADD COLUMN "sets" smallint;--> statement-breakpoint
ALTER TABLE "product_set_pieces" ADD CONSTRAINT "product_set_pieces_set_id_product_sets_id_fk" FOREIGN KEY ("set_id") REFERENCES "public"."product_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_set_pieces" ADD CONSTRAINT "product_set_pieces_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_set_pieces_by_product" ON "product_set_pieces" USING btree ("product_id");--> statement-breakpoint
ALTER TABLE "order_reductions" ADD CONSTRAINT "order_reductions_of_set" CHECK (("order_reductions"."set_id" is null) = ("order_reductions"."sets" is null) and coalesce("order_reductions"."sets" > 0, true)
        and ("order_reductions"."set_id" is null or ("order_reductions"."promotion_id" is null and "order_reductions"."code" is null))) NOT VALID;--> statement-breakpoint

-- A set of one piece would reduce that piece alone. Its pieces are written one after the other, so the check waits for
-- the end of the transaction.
CREATE FUNCTION product_set_is_whole() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched uuid := CASE WHEN TG_TABLE_NAME = 'product_sets' THEN to_jsonb(NEW) ->> 'id' ELSE to_jsonb(OLD) ->> 'set_id' END;
BEGIN
  IF EXISTS (SELECT FROM product_sets WHERE id = touched)
    AND (SELECT count(*) < 2 OR min(position) > 0 FROM product_set_pieces WHERE set_id = touched)
  THEN
    RAISE EXCEPTION 'Set % has no main piece, or fewer than two pieces', touched
      USING ERRCODE = 'check_violation', CONSTRAINT = 'product_sets_two_pieces';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint

CREATE CONSTRAINT TRIGGER product_sets_whole AFTER INSERT ON product_sets
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION product_set_is_whole();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER product_set_pieces_whole AFTER UPDATE OR DELETE ON product_set_pieces
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION product_set_is_whole();--> statement-breakpoint

CREATE TRIGGER product_sets_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_sets
  FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('sets');--> statement-breakpoint
CREATE TRIGGER product_set_pieces_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON product_set_pieces
  FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('sets');--> statement-breakpoint

SELECT keep_audit_of('product_sets');--> statement-breakpoint
SELECT keep_audit_of('product_set_pieces');
