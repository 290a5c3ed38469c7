ALTER TABLE "promotions" ADD COLUMN "max_uses_each" integer;--> statement-breakpoint
CREATE INDEX "orders_by_email" ON "orders" USING btree (lower("email"));--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_uses_each" CHECK ("promotions"."max_uses_each" is null or ("promotions"."max_uses_each" > 0 and "promotions"."code" is not null));