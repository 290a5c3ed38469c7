CREATE TABLE "custom_request_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "custom_request_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"request_id" uuid NOT NULL,
	"action" text NOT NULL,
	"actor" text NOT NULL,
	"actor_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "custom_request_events" ADD CONSTRAINT "custom_request_events_request_id_custom_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."custom_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "custom_request_events_by_request" ON "custom_request_events" USING btree ("request_id","id");--> statement-breakpoint
CREATE TRIGGER custom_request_events_are_final BEFORE UPDATE OR DELETE OR TRUNCATE ON custom_request_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite();
