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
	CONSTRAINT "delivery_zones_name_unique" UNIQUE("name"),
	CONSTRAINT "delivery_zones_name_not_blank" CHECK (btrim("delivery_zones"."name") <> ''),
	CONSTRAINT "delivery_zones_standard_3_to_7" CHECK (num_nulls("delivery_zones"."standard_min_days", "delivery_zones"."standard_max_days") <> 1
        and 3 <= "delivery_zones"."standard_min_days" and "delivery_zones"."standard_min_days" <= "delivery_zones"."standard_max_days" and "delivery_zones"."standard_max_days" <= 7),
	CONSTRAINT "delivery_zones_express_1_to_3" CHECK (num_nulls("delivery_zones"."express_min_days", "delivery_zones"."express_max_days") <> 1
        and 1 <= "delivery_zones"."express_min_days" and "delivery_zones"."express_min_days" <= "delivery_zones"."express_max_days" and "delivery_zones"."express_max_days" <= 3),
	CONSTRAINT "delivery_zones_express_beside_standard" CHECK ("delivery_zones"."express_min_days" is null or "delivery_zones"."standard_min_days" is not null)
);
--> statement-breakpoint
ALTER TABLE "delivery_districts" ADD CONSTRAINT "delivery_districts_zone_id_delivery_zones_id_fk" FOREIGN KEY ("zone_id") REFERENCES "public"."delivery_zones"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_districts_by_zone" ON "delivery_districts" USING btree ("zone_id");--> statement-breakpoint
-- Who changes zones drops what was answered from them (0001_derived.sql).
CREATE TRIGGER delivery_zones_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON delivery_zones FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('delivery');
--> statement-breakpoint
CREATE TRIGGER delivery_districts_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON delivery_districts FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('delivery');
