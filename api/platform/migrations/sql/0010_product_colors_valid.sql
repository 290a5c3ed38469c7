-- Checks the rows that exist, without locking anybody out.
ALTER TABLE "product_pictures" VALIDATE CONSTRAINT "product_pictures_color_of_product";--> statement-breakpoint
ALTER TABLE "variants" VALIDATE CONSTRAINT "variants_color_of_product";
