-- The last run of each scheduled task, and what is kept of messages so that staff can send them again
-- (docs/decisions/099-queue-and-health.md). Neither is logged for staff: the code writes who sent what again.
CREATE TABLE "scheduled_runs" (
	"kind" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"duration_ms" integer,
	"succeeded_at" timestamp with time zone,
	"error" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "kept" "bytea";--> statement-breakpoint
ALTER TABLE "sms_messages" ADD COLUMN "kept" "bytea";
