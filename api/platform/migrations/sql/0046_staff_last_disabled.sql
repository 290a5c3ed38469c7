-- Signed into the links that set a staff password, so that none from before a dismissal opens an account that was enabled
-- again (decision 037).
ALTER TABLE "staff" ADD COLUMN "last_disabled_at" timestamp with time zone;
