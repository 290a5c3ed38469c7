CREATE TABLE "driver_rounds" (
	"staff_id" uuid NOT NULL,
	"day" date NOT NULL,
	"delivery_ids" uuid[] NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "driver_rounds_staff_id_day_pk" PRIMARY KEY("staff_id","day")
);
--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "owned_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "driver_acts" ADD COLUMN "happened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "driver_acts" ADD COLUMN "pieces" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "driver_acts" ADD COLUMN "rest_delivery_id" uuid;--> statement-breakpoint
ALTER TABLE "driver_acts" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "driver_acts" ADD COLUMN "settled_by" uuid;--> statement-breakpoint
ALTER TABLE "driver_acts" ADD COLUMN "settlement" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "driver_rounds" ADD CONSTRAINT "driver_rounds_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "driver_acts" ADD CONSTRAINT "driver_acts_rest_delivery_id_deliveries_id_fk" FOREIGN KEY ("rest_delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "driver_acts" ADD CONSTRAINT "driver_acts_settled_by_staff_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "driver_acts" ADD CONSTRAINT "driver_acts_settled" CHECK (("driver_acts"."settled_at" is null) = ("driver_acts"."settled_by" is null));--> statement-breakpoint
SELECT keep_audit_of('driver_rounds');--> statement-breakpoint
-- An act of a driver counts from when the stop was theirs. Several features change the owner.
CREATE FUNCTION note_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR NEW.owner_id IS DISTINCT FROM OLD.owner_id THEN
    NEW.owned_since := CASE WHEN NEW.owner_id IS NULL THEN NULL ELSE now() END;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER assignments_note_owner BEFORE INSERT OR UPDATE OF owner_id ON assignments
  FOR EACH ROW EXECUTE FUNCTION note_owner();
