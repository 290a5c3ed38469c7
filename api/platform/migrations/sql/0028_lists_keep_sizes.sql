ALTER TABLE "list_items" ADD COLUMN "size" text;--> statement-breakpoint
ALTER TABLE "list_items" ADD COLUMN "type" text;