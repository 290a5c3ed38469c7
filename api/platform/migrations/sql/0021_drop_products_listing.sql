-- 0020_products_by_filters.sql built its successor.
DROP INDEX "products_listing";
