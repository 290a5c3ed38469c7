ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_have_one_owner";--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "phone" "bytea";--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "phone_index" "bytea";--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_phone_has_index" CHECK (("subscriptions"."phone" is null) = ("subscriptions"."phone_index" is null));--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_have_one_owner" CHECK (num_nonnulls("subscriptions"."user_id", "subscriptions"."email", "subscriptions"."phone") = 1);