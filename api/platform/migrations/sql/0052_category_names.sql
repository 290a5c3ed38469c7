-- A job writes another name into the category's products: one statement had kept orders of 3,000 of them waiting for seconds.
DROP TRIGGER categories_renamed ON categories;--> statement-breakpoint
DROP TRIGGER categories_named ON categories;--> statement-breakpoint
CREATE OR REPLACE FUNCTION category_name_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM remember_words(concat_ws(' ', NEW.name, NEW.translations #>> '{ne,name}'));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER categories_named AFTER INSERT OR UPDATE OF name, translations ON categories
  FOR EACH ROW EXECUTE FUNCTION category_name_changed();
