ALTER TABLE "pictures" ADD COLUMN "is_webp_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Pages that show a picture offer its AVIF files once they exist.
CREATE FUNCTION picture_formats_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_products((SELECT coalesce(array_agg(product_id), '{}') FROM (
    SELECT product_id FROM product_pictures WHERE picture_id = NEW.id
    UNION SELECT product_id FROM review_pictures JOIN reviews ON reviews.id = review_id WHERE picture_id = NEW.id
  ) shown));
  PERFORM pg_notify('cache', tag) FROM (
    SELECT 'categories' AS tag FROM category_pictures WHERE picture_id = NEW.id
    UNION SELECT 'banners' FROM banner_images WHERE picture_id = NEW.id
    UNION SELECT 'projects' FROM project_pictures WHERE picture_id = NEW.id
    UNION SELECT 'clients' FROM clients WHERE logo_picture_id = NEW.id
  ) shown;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER pictures_formats AFTER UPDATE OF is_webp_only ON pictures FOR EACH ROW
  WHEN (OLD.is_webp_only <> NEW.is_webp_only) EXECUTE FUNCTION picture_formats_changed();
