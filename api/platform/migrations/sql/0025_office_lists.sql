DROP INDEX CONCURRENTLY IF EXISTS "users_by_name";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_by_name" ON "users" USING btree ("name","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "users_blocked";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "users_blocked" ON "users" USING btree ("created_at","id") WHERE blocked_at is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "deliveries_by_day";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "deliveries_by_day" ON "deliveries" USING btree ("day" NULLS FIRST,array_position(array['morning', 'afternoon', 'evening'], "slot") nulls first,"id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "deliveries_by_time";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "deliveries_by_time" ON "deliveries" USING btree ("created_at","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "deliveries_by_arrival";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "deliveries_by_arrival" ON "deliveries" USING btree ("delivered_at" NULLS FIRST,"id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "deliveries_in_state";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "deliveries_in_state" ON "deliveries" USING btree ("state","day" NULLS FIRST,array_position(array['morning', 'afternoon', 'evening'], "slot") nulls first,"id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_in_state";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_in_state" ON "orders" USING btree ("state","placed_at","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_in_district";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_in_district" ON "orders" USING btree ("district","placed_at","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_by_name";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_by_name" ON "orders" USING btree ("name","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_by_total";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_by_total" ON "orders" USING btree ("total","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_by_delivery_day";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_by_delivery_day" ON "orders" USING btree ("delivery_day" NULLS FIRST,"id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_open";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_open" ON "orders" USING btree ("placed_at","id") WHERE state in ('pending', 'confirm');--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_paid_before";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_paid_before" ON "orders" USING btree ("payment","placed_at","id") WHERE payment <> 'cod';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_not_standard";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_not_standard" ON "orders" USING btree ("method","placed_at","id") WHERE method <> 'standard';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_by_phone_call";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_by_phone_call" ON "orders" USING btree ("placed_at","id") WHERE taken_by is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_made_to_measure";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "orders_made_to_measure" ON "orders" USING btree ("placed_at","id") WHERE deposit is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "refunds_by_deadline";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "refunds_by_deadline" ON "refunds" USING btree ("due_by","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "refunds_by_time";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "refunds_by_time" ON "refunds" USING btree ("created_at","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "refunds_by_amount";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "refunds_by_amount" ON "refunds" USING btree ("amount","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "refunds_by_end";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "refunds_by_end" ON "refunds" USING btree ("done_at" NULLS FIRST,"id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_log_by_request";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_log_by_request" ON "audit_log" USING btree ("request_id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_log_by_call";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_log_by_call" ON "audit_log" USING btree ("call");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "audit_log_of_deletions";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "audit_log_of_deletions" ON "audit_log" USING btree ("at","id") WHERE action = 'delete';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "stock_movements_by_time";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "stock_movements_by_time" ON "stock_movements" USING btree ("at","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "stock_movements_by_order";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "stock_movements_by_order" ON "stock_movements" USING btree ("order_number") WHERE order_number is not null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "stock_movements_not_sold";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "stock_movements_not_sold" ON "stock_movements" USING btree ("reason","at","id") WHERE reason <> 'sold';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "orders_by_state";
