ALTER TABLE "one_time_codes" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "verify_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "network" "bytea";--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "one_time_codes_order" ON "one_time_codes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_to_verify" ON "orders" USING btree ("verify_by") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "orders_open_by_network" ON "orders" USING btree ("network") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "orders_open_by_email" ON "orders" USING btree (lower("email")) WHERE state = 'pending';--> statement-breakpoint
DROP TRIGGER zz_audit ON orders;--> statement-breakpoint
SELECT keep_audit_of('orders');
