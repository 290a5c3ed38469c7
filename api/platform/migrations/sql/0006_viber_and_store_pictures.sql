ALTER TABLE "shop_settings" ADD COLUMN "viber" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "picture_id" text;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_picture_id_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."pictures"("id") ON DELETE no action ON UPDATE no action;