-- Forms save all fields. Only another name is to be written into the category's products.
DROP TRIGGER categories_named ON categories;--> statement-breakpoint
CREATE TRIGGER categories_named AFTER INSERT ON categories
  FOR EACH ROW EXECUTE FUNCTION category_name_changed();--> statement-breakpoint
CREATE TRIGGER categories_renamed AFTER UPDATE OF name, translations ON categories
  FOR EACH ROW WHEN (OLD.name <> NEW.name OR OLD.translations <> NEW.translations)
  EXECUTE FUNCTION category_name_changed();--> statement-breakpoint
-- Without statistics of its transition tables, PostgreSQL joins them row by row: 5.6 s for 3,100 products, 0.1 s by hash.
ALTER FUNCTION products_changed() SET enable_nestloop = off;
