-- Names of staff change, and colleagues may share one, so the record keeps whose they were (decision 105).
ALTER TABLE "data_requests" ADD COLUMN "exported_by_id" uuid;--> statement-breakpoint
ALTER TABLE "data_requests" ADD COLUMN "deletion_by_id" uuid;
