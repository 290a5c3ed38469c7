CREATE INDEX "products_to_publish" ON "products" USING btree ("publish_at") WHERE publish_at is not null;--> statement-breakpoint
CREATE INDEX "products_to_unpublish" ON "products" USING btree ("unpublish_at") WHERE unpublish_at is not null;--> statement-breakpoint
-- Processes that do jobs look again for what is due next (api/schedule/keep-time.ts).
CREATE FUNCTION announce_due_time() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('due_times', TG_TABLE_NAME);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER products_due AFTER INSERT OR UPDATE OF publish_at, unpublish_at ON products FOR EACH ROW
  WHEN (new.publish_at IS NOT NULL OR new.unpublish_at IS NOT NULL) EXECUTE FUNCTION announce_due_time();
--> statement-breakpoint
CREATE TRIGGER banners_due AFTER INSERT OR UPDATE OF starts_at, ends_at ON banners FOR EACH ROW
  WHEN (new.starts_at IS NOT NULL OR new.ends_at IS NOT NULL) EXECUTE FUNCTION announce_due_time();
--> statement-breakpoint
CREATE TRIGGER hoardings_due AFTER INSERT OR UPDATE OF starts_at, ends_at ON hoardings FOR EACH ROW
  WHEN (new.starts_at IS NOT NULL OR new.ends_at IS NOT NULL) EXECUTE FUNCTION announce_due_time();
