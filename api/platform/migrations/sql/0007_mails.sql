CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event" text NOT NULL,
	"to" text NOT NULL,
	"template" text NOT NULL,
	"content" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"leased_until" timestamp with time zone,
	CONSTRAINT "mails_event_unique" UNIQUE("event")
);
