CREATE TABLE "place_stock" (
	"variant_id" integer NOT NULL,
	"place_id" integer NOT NULL,
	"pieces" integer NOT NULL,
	CONSTRAINT "place_stock_variant_id_place_id_pk" PRIMARY KEY("variant_id","place_id"),
	CONSTRAINT "place_stock_pieces" CHECK ("place_stock"."pieces" >= 0),
	CONSTRAINT "place_stock_not_main" CHECK ("place_stock"."place_id" > 1)
);
--> statement-breakpoint
CREATE TABLE "stock_places" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_places_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 2 CACHE 1),
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"store_id" integer,
	"districts" text[] DEFAULT '{}' NOT NULL,
	"low_stock_at" integer,
	"is_open" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "stock_places_one_per_store" UNIQUE("store_id"),
	CONSTRAINT "stock_places_name_not_blank" CHECK (btrim("stock_places"."name") <> ''),
	CONSTRAINT "stock_places_low_stock" CHECK ("stock_places"."low_stock_at" >= 0),
	CONSTRAINT "stock_places_main_is_open" CHECK ("stock_places"."is_open" or "stock_places"."id" > 1)
);
--> statement-breakpoint
CREATE TABLE "stock_transfer_lines" (
	"transfer_id" uuid NOT NULL,
	"variant_id" integer NOT NULL,
	"sent" integer NOT NULL,
	"received" integer,
	CONSTRAINT "stock_transfer_lines_transfer_id_variant_id_pk" PRIMARY KEY("transfer_id","variant_id"),
	CONSTRAINT "stock_transfer_lines_pieces" CHECK ("stock_transfer_lines"."sent" > 0 and "stock_transfer_lines"."received" >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_transfers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"from_id" integer NOT NULL,
	"to_id" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_by" uuid NOT NULL,
	"received_at" timestamp with time zone,
	"received_by" uuid,
	"receipt_note" text DEFAULT '' NOT NULL,
	CONSTRAINT "stock_transfers_between_places" CHECK ("stock_transfers"."from_id" <> "stock_transfers"."to_id"),
	CONSTRAINT "stock_transfers_received" CHECK (("stock_transfers"."received_at" is null) = ("stock_transfers"."received_by" is null))
);
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "place_id" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "place_stock" ADD CONSTRAINT "place_stock_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_stock" ADD CONSTRAINT "place_stock_place_id_stock_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."stock_places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_places" ADD CONSTRAINT "stock_places_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_transfer_lines" ADD CONSTRAINT "stock_transfer_lines_transfer_id_stock_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."stock_transfers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_transfer_lines" ADD CONSTRAINT "stock_transfer_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_transfers" ADD CONSTRAINT "stock_transfers_from_id_stock_places_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."stock_places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_transfers" ADD CONSTRAINT "stock_transfers_to_id_stock_places_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."stock_places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "place_stock_by_place" ON "place_stock" USING btree ("place_id","pieces","variant_id");--> statement-breakpoint
CREATE INDEX "stock_transfer_lines_by_variant" ON "stock_transfer_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "stock_transfers_by_time" ON "stock_transfers" USING btree ("sent_at","id");--> statement-breakpoint
CREATE INDEX "stock_transfers_on_their_way" ON "stock_transfers" USING btree ("to_id") WHERE received_at is null;--> statement-breakpoint
SELECT keep_audit_of('stock_places');--> statement-breakpoint
SELECT keep_audit_of('stock_transfers');--> statement-breakpoint
SELECT keep_audit_of('stock_transfer_lines');--> statement-breakpoint
-- The place that every shop has. Whatever is in stock today is there, without a row for it.
INSERT INTO "stock_places" ("id", "name", "kind", "translations") OVERRIDING SYSTEM VALUE
VALUES (1, 'Main warehouse', 'warehouse', '{"ne": {"name": "मुख्य गोदाम"}}');--> statement-breakpoint
-- Pieces of a variant at each place. The main place has what the others do not have.
CREATE FUNCTION pieces_by_place(of_variant integer, total integer) RETURNS TABLE (place_id integer, pieces integer) LANGUAGE sql STABLE AS $$
  SELECT 1, total - coalesce((SELECT sum(pieces) FROM place_stock WHERE variant_id = of_variant), 0)::integer
  UNION ALL
  SELECT place_id, pieces FROM place_stock WHERE variant_id = of_variant
$$;--> statement-breakpoint
-- Divides a change of a variant's stock among places. What one place does not have is taken from the next: first the
-- chosen place, then the one where the order is collected, then those that serve the district. Among alike ones, a place
-- that has all pieces comes first.
CREATE FUNCTION shares_of_taking(of_variant integer, total integer, wanted integer, chosen integer) RETURNS TABLE (place_id integer, change integer) LANGUAGE sql STABLE AS $$
  SELECT place_id, (-least(pieces, wanted - before))::integer
  FROM (
    SELECT place_id, pieces, coalesce(sum(pieces) OVER (
      ORDER BY (place_id = chosen) IS TRUE DESC,
        (store_id = (SELECT id FROM stores WHERE slug = nullif(current_setting('kastha.stock_store', true), ''))) IS TRUE DESC,
        (current_setting('kastha.stock_district', true) = ANY (districts)) IS TRUE DESC,
        pieces >= wanted DESC, position, place_id
      ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS before
    FROM pieces_by_place(of_variant, total) JOIN stock_places ON stock_places.id = place_id
    WHERE pieces > 0
  ) here
  WHERE before < wanted
  ORDER BY before
$$;--> statement-breakpoint
-- Pieces of an order go back to the places that they were taken from, the last one first. All others go to the chosen
-- place.
CREATE FUNCTION shares_of_giving(of_variant integer, given integer, of_order text, chosen integer) RETURNS TABLE (place_id integer, change integer) LANGUAGE sql STABLE AS $$
  WITH taken AS (
    SELECT place_id, pieces, coalesce(sum(pieces) OVER (
      ORDER BY last DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS before
    FROM (
      SELECT place_id, -sum(change) AS pieces, max(id) AS last FROM stock_movements
      WHERE order_number = of_order AND variant_id = of_variant AND chosen IS NULL
      GROUP BY place_id
    ) moved
    WHERE pieces > 0 AND place_id IN (SELECT id FROM stock_places WHERE is_open)
  ), back AS (
    SELECT place_id, least(pieces, given - before)::integer AS change FROM taken WHERE before < given ORDER BY before
  )
  SELECT place_id, sum(change)::integer FROM (
    SELECT place_id, change FROM back
    UNION ALL
    SELECT coalesce(chosen, 1), given - coalesce((SELECT sum(change) FROM back), 0)::integer
  ) shares
  GROUP BY place_id HAVING sum(change) > 0
$$;--> statement-breakpoint
-- The statement that changes a stock sets the reason and, where it knows one, the place (api/shop/stock/stock-queries.ts).
-- Without a reason, as with psql, it is a count. The caller has locked the variant, and so its rows of place_stock.
CREATE OR REPLACE FUNCTION write_stock_movement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  cause text := coalesce(nullif(current_setting('kastha.stock_reason', true), ''), 'counted');
  of_order text := nullif(current_setting('kastha.stock_order', true), '');
  words text := coalesce(current_setting('kastha.stock_note', true), '');
  chosen integer := nullif(current_setting('kastha.stock_place', true), '')::integer;
  level integer := OLD.stock;
  share record;
BEGIN
  -- The usual case: everything is at the main place.
  IF coalesce(chosen, 1) = 1 AND NOT EXISTS (SELECT FROM place_stock WHERE variant_id = NEW.id) THEN
    INSERT INTO stock_movements (variant_id, change, stock, reason, order_number, staff_id, note)
    VALUES (NEW.id, NEW.stock - OLD.stock, NEW.stock, cause, of_order, acting_staff(), words);
    RETURN NULL;
  END IF;
  IF of_order IS NULL THEN
    chosen := coalesce(chosen, 1);
  END IF;
  FOR share IN
    SELECT * FROM shares_of_taking(NEW.id, OLD.stock, OLD.stock - NEW.stock, chosen) WHERE NEW.stock < OLD.stock
    UNION ALL
    SELECT * FROM shares_of_giving(NEW.id, NEW.stock - OLD.stock, of_order, chosen) WHERE NEW.stock > OLD.stock
  LOOP
    level := level + share.change;
    IF share.place_id > 1 THEN
      UPDATE place_stock SET pieces = pieces + share.change WHERE variant_id = NEW.id AND place_id = share.place_id;
      IF NOT FOUND THEN
        INSERT INTO place_stock (variant_id, place_id, pieces) VALUES (NEW.id, share.place_id, share.change);
      END IF;
    END IF;
    INSERT INTO stock_movements (variant_id, change, stock, reason, place_id, order_number, staff_id, note)
    VALUES (NEW.id, share.change, level, cause, share.place_id, of_order, acting_staff(), words);
  END LOOP;
  IF level <> NEW.stock THEN
    RAISE EXCEPTION 'the places of variant % add up to %, not to %', NEW.id, level, NEW.stock;
  END IF;
  RETURN NULL;
END $$;
