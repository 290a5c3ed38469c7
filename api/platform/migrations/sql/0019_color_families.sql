-- Families of the colors of products, by which listings filter. Only shops that have tried colors since 0007 have rows to
-- fill, so one update does.
ALTER TABLE "products" ADD COLUMN "color_families" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint

-- Returns the place of the family of a swatch in `colorFamilies` (domain/catalog/color-families.ts), as `familyOf` there
-- does; a test compares them. A change belongs into both, with an update of `products.color_families`.
CREATE FUNCTION color_family(swatch text) RETURNS smallint LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  bytes bytea := decode(substr(swatch, 2), 'hex');
  -- Red, green and blue without the gamma of sRGB.
  light float8[] := (
    SELECT array_agg(CASE WHEN value <= 0.04045 THEN value / 12.92 ELSE power((value + 0.055) / 1.055, 2.4) END ORDER BY channel)
    FROM (SELECT channel, get_byte(bytes, channel) / 255::float8 AS value FROM generate_series(0, 2) AS channel) channels);
  -- https://bottosson.github.io/posts/oklab/
  l float8 := cbrt(0.4122214708 * light[1] + 0.5363325363 * light[2] + 0.0514459929 * light[3]);
  m float8 := cbrt(0.2119034982 * light[1] + 0.6806995451 * light[2] + 0.1073969566 * light[3]);
  s float8 := cbrt(0.0883024619 * light[1] + 0.2817188376 * light[2] + 0.6299787005 * light[3]);
  a float8 := 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  b float8 := 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  lightness float8 := 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  chroma float8 := sqrt(a * a + b * b);
  hue float8 := atan2d(b, a) + CASE WHEN atan2d(b, a) < 0 THEN 360 ELSE 0 END;
  is_neutral boolean := chroma < CASE WHEN lightness < 0.28 THEN 0.05 WHEN hue >= 20 AND hue < 115 THEN 0.02 ELSE 0.035 END;
BEGIN
  RETURN array_position('{white,beige,brown,black,gray,red,pink,orange,yellow,green,blue,purple}'::text[], CASE
    WHEN is_neutral AND lightness < 0.33 THEN 'black'
    WHEN is_neutral AND lightness < 0.92 THEN 'gray'
    WHEN is_neutral THEN 'white'
    WHEN hue >= 340 OR hue < 20 THEN CASE WHEN lightness < 0.6 THEN 'red' ELSE 'pink' END
    WHEN hue < 42 AND lightness >= 0.65 AND chroma < 0.16 THEN 'pink'
    WHEN hue < 34 AND chroma >= 0.1 THEN 'red'
    WHEN hue < 75 AND chroma >= CASE WHEN hue < 45 THEN 0.1 ELSE 0.14 END THEN 'orange'
    WHEN hue >= 75 AND hue < 115 AND chroma >= 0.11 AND lightness >= 0.65 THEN 'yellow'
    WHEN hue < 115 AND lightness >= 0.78 THEN 'beige'
    WHEN hue < 100 THEN 'brown'
    WHEN hue < 180 THEN 'green'
    WHEN hue < 280 THEN 'blue'
    ELSE 'purple'
  END) - 1;
END $$;--> statement-breakpoint

-- Returns the families of a product's colors, one bit each.
CREATE FUNCTION color_families_of(product integer) RETURNS smallint LANGUAGE sql STABLE AS $$
  SELECT coalesce(bit_or(1 << color_family(swatch)), 0)::smallint FROM product_colors WHERE product_id = product
$$;--> statement-breakpoint

-- As in 0007_product_colors.sql, with the families of the colors.
CREATE OR REPLACE FUNCTION product_colors_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE product_ids integer[] := (SELECT coalesce(array_agg(DISTINCT product_id), '{}') FROM changed);
BEGIN
  IF TG_OP <> 'DELETE' THEN
    PERFORM remember_words((SELECT string_agg(concat_ws(' ', name, translations #>> '{ne,name}'), ' ') FROM changed));
  END IF;
  -- Locked first, so that the colors are read after every concurrent change has ended.
  PERFORM 1 FROM products WHERE id = ANY (product_ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products SET color_options = color_options, color_families = color_families_of(id) WHERE id = ANY (product_ids);
  RETURN NULL;
END $$;--> statement-breakpoint

UPDATE products SET color_families = color_families_of(id) WHERE id IN (SELECT product_id FROM product_colors);
