ALTER TABLE "registrations" ADD COLUMN "phone_index" "bytea";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone_index" "bytea";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "phone_index" "bytea";--> statement-breakpoint
CREATE INDEX "users_by_phone" ON "users" USING btree ("phone_index");--> statement-breakpoint
CREATE INDEX "orders_by_phone" ON "orders" USING btree ("phone_index");--> statement-breakpoint
-- The audit log keeps no bytes; which columns these are is decided when the trigger is made.
DROP TRIGGER zz_audit ON orders;--> statement-breakpoint
DROP TRIGGER zz_audit ON users;--> statement-breakpoint
SELECT keep_audit_of('orders'), keep_audit_of('users');
