-- These triggers notify processes of changes that their own writers might forget to announce.

-- Drops the cached answers with a tag, on the channel "cache" (api/platform/cache/invalidation-listener.ts).
CREATE FUNCTION notify_cache() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('cache', TG_ARGV[0]);
  RETURN NULL;
END $$;

CREATE TRIGGER categories_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON categories
  FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('categories');
CREATE TRIGGER category_pictures_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON category_pictures
  FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('categories');
CREATE TRIGGER hoardings_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON hoardings
  FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('hoardings');
CREATE TRIGGER banners_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON banners
  FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('banners');
CREATE TRIGGER banner_images_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON banner_images
  FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('banners');
CREATE TRIGGER projects_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON projects
  FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('projects');
CREATE TRIGGER project_pictures_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON project_pictures
  FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('projects');
CREATE TRIGGER clients_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON clients
  FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('clients');
CREATE TRIGGER shop_settings_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON shop_settings
  FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('settings');
CREATE TRIGGER search_synonyms_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON search_synonyms
  FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('catalog');
CREATE TRIGGER products_truncated AFTER TRUNCATE ON products FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('all');
CREATE TRIGGER delivery_zones_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON delivery_zones
  FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('delivery');
CREATE TRIGGER delivery_districts_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON delivery_districts
  FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('delivery');
CREATE TRIGGER faqs_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON faqs
  FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('faqs');
CREATE TRIGGER pages_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON pages
  FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('pages');
CREATE TRIGGER stores_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON stores
  FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('stores');
CREATE TRIGGER project_products_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON project_products
  FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('projects');
CREATE TRIGGER calendar_years_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON calendar_years
  FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('settings');

-- Announces new and changed times. Processes that run jobs then look for the next one
-- (api/office/schedule/keep-time.ts).
CREATE FUNCTION announce_due_time() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('due_times', TG_TABLE_NAME);
  RETURN NULL;
END $$;

CREATE TRIGGER products_due AFTER INSERT OR UPDATE OF publish_at, unpublish_at ON products
  FOR EACH ROW WHEN (new.publish_at IS NOT NULL OR new.unpublish_at IS NOT NULL) EXECUTE FUNCTION announce_due_time();
CREATE TRIGGER banners_due AFTER INSERT OR UPDATE OF starts_at, ends_at ON banners
  FOR EACH ROW WHEN (new.starts_at IS NOT NULL OR new.ends_at IS NOT NULL) EXECUTE FUNCTION announce_due_time();
CREATE TRIGGER hoardings_due AFTER INSERT OR UPDATE OF starts_at, ends_at ON hoardings
  FOR EACH ROW WHEN (new.starts_at IS NOT NULL OR new.ends_at IS NOT NULL) EXECUTE FUNCTION announce_due_time();
