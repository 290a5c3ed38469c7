ALTER TABLE "reviews" ADD COLUMN "is_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "helpful_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Answers, votes and words of a review change what is shown of its product, but not its rating: only what does locks the goods.
CREATE OR REPLACE FUNCTION reviews_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  product_ids integer[] := (SELECT coalesce(array_agg(DISTINCT product_id), '{}') FROM changed);
  rated_ids integer[] := product_ids;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    product_ids := (SELECT coalesce(array_agg(DISTINCT product_id), '{}') FROM (SELECT product_id FROM changed UNION SELECT product_id FROM before) either);
    rated_ids := (
      SELECT coalesce(array_agg(DISTINCT either.product_id), '{}')
      FROM changed JOIN before USING (id) CROSS JOIN LATERAL (VALUES (changed.product_id), (before.product_id)) AS either (product_id)
      WHERE (changed.product_id, changed.rating, changed.hidden) IS DISTINCT FROM (before.product_id, before.rating, before.hidden));
  END IF;
  IF cardinality(rated_ids) > 0 THEN PERFORM refresh_from_reviews(rated_ids); END IF;
  PERFORM notify_products(product_ids);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- How many found a review helpful follows their votes; the product's answers are dropped by the review that changes.
CREATE FUNCTION review_votes_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE reviews SET helpful_count = helpful_count + votes.count * (CASE WHEN TG_OP = 'INSERT' THEN 1 ELSE -1 END)
  FROM (SELECT review_id, count(*)::integer AS count FROM changed GROUP BY review_id) votes WHERE reviews.id = votes.review_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER review_votes_inserted AFTER INSERT ON review_votes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION review_votes_changed();
--> statement-breakpoint
CREATE TRIGGER review_votes_deleted AFTER DELETE ON review_votes REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION review_votes_changed();
--> statement-breakpoint
CREATE FUNCTION review_pictures_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_products((SELECT coalesce(array_agg(DISTINCT reviews.product_id), '{}') FROM changed JOIN reviews ON reviews.id = changed.review_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER review_pictures_inserted AFTER INSERT ON review_pictures REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION review_pictures_changed();
--> statement-breakpoint
CREATE TRIGGER review_pictures_deleted AFTER DELETE ON review_pictures REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION review_pictures_changed();
