-- Requests to a wallet to send a refund (decision 102). Staff send them, so the audit log has them.
CREATE TABLE "refund_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"refund_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"transaction_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"is_part_before" boolean NOT NULL,
	"is_last" boolean NOT NULL,
	"state" text DEFAULT 'sending' NOT NULL,
	"sent_by" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"last_answer" text,
	"is_for_staff" boolean DEFAULT false NOT NULL,
	"checked_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	"outages" smallint DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone,
	"failure" text,
	CONSTRAINT "refund_requests_amount" CHECK ("refund_requests"."amount" > 0),
	CONSTRAINT "refund_requests_end" CHECK (("refund_requests"."state" in ('sending', 'unknown')) = ("refund_requests"."ended_at" is null)),
	CONSTRAINT "refund_requests_failure" CHECK (("refund_requests"."state" = 'failed') = ("refund_requests"."failure" is not null))
);
--> statement-breakpoint
ALTER TABLE "test_gateway_payments" ADD COLUMN "refunded" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "test_gateway_payments" ADD COLUMN "refund_fault" text;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_one_open" ON "refund_requests" USING btree ("payment_id") WHERE state in ('sending', 'unknown');--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_once" ON "refund_requests" USING btree ("refund_id") WHERE state <> 'failed';--> statement-breakpoint
CREATE INDEX "refund_requests_by_payment" ON "refund_requests" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refund_requests_by_refund" ON "refund_requests" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "refund_requests_to_check" ON "refund_requests" USING btree ("next_check_at") WHERE next_check_at is not null;--> statement-breakpoint
SELECT keep_audit_of('refund_requests');
