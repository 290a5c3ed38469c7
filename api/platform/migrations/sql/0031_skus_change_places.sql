-- Checked when the statement ends, as sizes and places are: two variants can change SKUs in one save.
ALTER TABLE variants DROP CONSTRAINT variants_sku_unique,
  ADD CONSTRAINT variants_sku_unique UNIQUE (sku) DEFERRABLE;
