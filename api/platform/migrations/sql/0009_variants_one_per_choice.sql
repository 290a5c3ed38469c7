-- A size and type may exist once in each color. 0008_variants_by_choice.sql built the index while the shop sold.
-- Deferrable like the constraint before it, so that one statement can swap.
ALTER TABLE "variants" ADD CONSTRAINT "variants_one_per_choice" UNIQUE USING INDEX "variants_one_per_choice" DEFERRABLE;--> statement-breakpoint
ALTER TABLE "variants" DROP CONSTRAINT "variants_one_per_size_and_type";
