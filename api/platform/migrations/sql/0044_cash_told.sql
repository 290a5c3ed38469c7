-- The cash that the mail or SMS named as a delivery left (decision 014). Those on their way now have none: cashAtDoor counts
-- them like those that have not left.
ALTER TABLE "deliveries" ADD COLUMN "cash_told" integer;
