CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"scopes" text[] NOT NULL,
	"calls_per_minute" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_keys_name_not_blank" CHECK (btrim("api_keys"."name") <> ''),
	CONSTRAINT "api_keys_some_scope" CHECK (cardinality("api_keys"."scopes") > 0),
	CONSTRAINT "api_keys_expiry" CHECK ("api_keys"."expires_at" between "api_keys"."created_at" and "api_keys"."created_at" + interval '731 days'),
	CONSTRAINT "api_keys_pace" CHECK ("api_keys"."calls_per_minute" > 0)
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_keys_by_staff" ON "api_keys" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "api_keys_by_time" ON "api_keys" USING btree ("created_at","id");--> statement-breakpoint
SELECT keep_audit_of('api_keys');
