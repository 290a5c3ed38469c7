ALTER TABLE "payment_attempts" ADD COLUMN "outages" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "ending" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_ending" CHECK (("payment_attempts"."state" = 'failed') = ("payment_attempts"."ending" is not null));