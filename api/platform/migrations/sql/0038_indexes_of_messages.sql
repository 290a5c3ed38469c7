DROP INDEX CONCURRENTLY IF EXISTS "mails_by_time";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "mails_by_time" ON "mails" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "mails_by_address";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "mails_by_address" ON "mails" USING btree (lower("to"),"created_at");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "mails_unsent";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "mails_unsent" ON "mails" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE "mails"."sent_at" is null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "sms_messages_by_phone";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "sms_messages_by_phone" ON "sms_messages" USING btree ("phone_index","created_at");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "sms_messages_unsent";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "sms_messages_unsent" ON "sms_messages" USING btree ("created_at") WHERE "sms_messages"."outcome" is distinct from 'sent';
