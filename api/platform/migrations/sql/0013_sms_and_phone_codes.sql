CREATE TABLE "sms_dead_numbers" (
	"phone_index" "bytea" PRIMARY KEY NOT NULL,
	"gateway" text NOT NULL,
	"why" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event" text NOT NULL,
	"template" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"phone_index" "bytea" NOT NULL,
	"is_unproved" boolean NOT NULL,
	"content" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"parts" smallint,
	"outcome" text,
	"ended_at" timestamp with time zone,
	"gateway" text,
	"gateway_id" text,
	"last_error" text,
	"leased_until" timestamp with time zone,
	CONSTRAINT "sms_messages_event_unique" UNIQUE("event")
);
--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "phone_index" "bytea";--> statement-breakpoint
CREATE INDEX "sms_messages_by_thing" ON "sms_messages" USING btree (split_part("event", ':', 2));--> statement-breakpoint
CREATE INDEX "sms_messages_by_time" ON "sms_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sms_messages_ended" ON "sms_messages" USING btree ("ended_at" DESC NULLS LAST);