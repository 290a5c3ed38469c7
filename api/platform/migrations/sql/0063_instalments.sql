CREATE TABLE "instalment_plans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "instalment_plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"bank" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"months" smallint NOT NULL,
	"annual_rate_percent" numeric(5, 2) DEFAULT 0 NOT NULL,
	"rate_kind" text DEFAULT 'reducing' NOT NULL,
	"fee_percent" numeric(5, 2) DEFAULT 0 NOT NULL,
	"fee_minimum" integer DEFAULT 0 NOT NULL,
	"fee_bearer" text DEFAULT 'buyer' NOT NULL,
	"down_payment_percent" numeric(5, 2) DEFAULT 0 NOT NULL,
	"minimum" integer DEFAULT 0 NOT NULL,
	"maximum" integer,
	"category_ids" integer[] DEFAULT '{}' NOT NULL,
	"product_ids" integer[] DEFAULT '{}' NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"is_active" boolean DEFAULT true NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"terms_seen_on" date NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "instalment_plans_bank_not_blank" CHECK (btrim("instalment_plans"."bank") <> ''),
	CONSTRAINT "instalment_plans_months" CHECK ("instalment_plans"."months" between 2 and 60),
	CONSTRAINT "instalment_plans_percents" CHECK ("instalment_plans"."annual_rate_percent" between 0 and 60 and "instalment_plans"."fee_percent" between 0 and 20
        and "instalment_plans"."down_payment_percent" between 0 and 90),
	CONSTRAINT "instalment_plans_amounts" CHECK ("instalment_plans"."fee_minimum" >= 0 and "instalment_plans"."minimum" >= 0 and coalesce("instalment_plans"."maximum" >= "instalment_plans"."minimum", true)),
	CONSTRAINT "instalment_plans_days" CHECK ("instalment_plans"."ends_on" >= "instalment_plans"."starts_on")
);
--> statement-breakpoint
CREATE TABLE "instalment_requests" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"plan" jsonb NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "instalment_requests" ADD CONSTRAINT "instalment_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "instalment_requests_open" ON "instalment_requests" USING btree ("order_id") WHERE state in ('asked', 'papers', 'approved');--> statement-breakpoint
CREATE TRIGGER instalment_plans_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON instalment_plans
  FOR EACH STATEMENT EXECUTE FUNCTION notify_cache('instalment-plans');--> statement-breakpoint
SELECT keep_audit_of('instalment_plans');--> statement-breakpoint
SELECT keep_audit_of('instalment_requests');
