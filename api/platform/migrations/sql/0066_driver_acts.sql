CREATE TABLE "driver_acts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"delivery_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"problem" text,
	"words" text DEFAULT '' NOT NULL,
	"cash" integer,
	"photo_ids" uuid[] DEFAULT '{}' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"refusal" text,
	"answer" text DEFAULT '' NOT NULL,
	CONSTRAINT "driver_acts_problem" CHECK (("driver_acts"."kind" = 'problem') = ("driver_acts"."problem" is not null)),
	CONSTRAINT "driver_acts_cash" CHECK ("driver_acts"."cash" >= 0),
	CONSTRAINT "driver_acts_photos" CHECK (cardinality("driver_acts"."photo_ids") <= 3),
	CONSTRAINT "driver_acts_answer" CHECK (("driver_acts"."refusal" is null) = ("driver_acts"."answer" = ''))
);
--> statement-breakpoint
ALTER TABLE "driver_acts" ADD CONSTRAINT "driver_acts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "driver_acts" ADD CONSTRAINT "driver_acts_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "driver_acts" ADD CONSTRAINT "driver_acts_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "driver_acts_by_delivery" ON "driver_acts" USING btree ("delivery_id","received_at","id");--> statement-breakpoint
CREATE INDEX "driver_acts_by_order" ON "driver_acts" USING btree ("order_id");--> statement-breakpoint
SELECT keep_audit_of('driver_acts');
