DROP INDEX CONCURRENTLY IF EXISTS "users_by_change";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_by_change" ON "users" USING btree ("updated_at","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "invoices_by_time";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "invoices_by_time" ON "invoices" USING btree ("issued_at","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "order_events_by_time";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "order_events_by_time" ON "order_events" USING btree ("at","order_id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "payments_by_time";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "payments_by_time" ON "payments" USING btree ("received_at","id");
