-- Checks the rows that exist, without locking anybody out.
ALTER TABLE "order_reductions" VALIDATE CONSTRAINT "order_reductions_of_set";
