ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_figures";--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "subtotal" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "reduction" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "total" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "vat" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "order_reductions" ALTER COLUMN "amount" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "subtotal" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "shipping" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "shipping_vat" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "total" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "vat" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_figures" CHECK ("order_lines"."price" > 0 and "order_lines"."quantity" between 1 and 10 and "order_lines"."subtotal" = "order_lines"."price"::bigint * "order_lines"."quantity"
        and "order_lines"."total" = "order_lines"."subtotal" - "order_lines"."reduction" and "order_lines"."reduction" >= 0 and "order_lines"."total" >= 0
        and "order_lines"."vat" between 0 and "order_lines"."total");