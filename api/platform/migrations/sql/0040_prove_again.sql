ALTER TABLE "staff_sessions" ADD COLUMN "proved_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "staff_sessions" SET "proved_at" = "created_at";