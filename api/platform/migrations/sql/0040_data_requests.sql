-- Persons ask to have their data exported or deleted, and staff act on it (docs/decisions/105-data-requests.md).
CREATE TABLE "data_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'searching' NOT NULL,
	"email_hash" "bytea",
	"phone_hash" "bytea",
	"contact" "bytea",
	"words" "bytea" NOT NULL,
	"found" jsonb,
	"staff_id" uuid NOT NULL,
	"staff_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"exported_at" timestamp with time zone,
	"exported_by" text DEFAULT '' NOT NULL,
	"deletion_at" timestamp with time zone,
	"deletion_by" text DEFAULT '' NOT NULL,
	"held" jsonb,
	"ended_at" timestamp with time zone,
	"problem" text DEFAULT '' NOT NULL,
	CONSTRAINT "data_requests_of_somebody" CHECK (num_nonnulls("data_requests"."email_hash", "data_requests"."phone_hash") > 0),
	CONSTRAINT "data_requests_ended" CHECK (("data_requests"."state" in ('deleted', 'closed')) = ("data_requests"."ended_at" is not null)
        and ("data_requests"."ended_at" is not null) = ("data_requests"."contact" is null))
);
--> statement-breakpoint
CREATE INDEX "data_requests_by_time" ON "data_requests" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "data_requests_by_email" ON "data_requests" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "data_requests_by_phone" ON "data_requests" USING btree ("phone_hash");--> statement-breakpoint
CREATE INDEX "data_requests_open" ON "data_requests" USING btree ("created_at") WHERE ended_at is null;--> statement-breakpoint
SELECT keep_audit_of('data_requests');
