CREATE TABLE "backup_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backup_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"file_name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"is_encrypted" boolean NOT NULL,
	"missing_files" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "set_up_dismissals" (
	"point" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"staff_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "set_up_dismissals_reason_not_blank" CHECK (btrim("set_up_dismissals"."reason") <> '')
);
--> statement-breakpoint
ALTER TABLE "set_up_dismissals" ADD CONSTRAINT "set_up_dismissals_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "backup_runs_by_time" ON "backup_runs" USING btree ("at");--> statement-breakpoint
CREATE INDEX "set_up_dismissals_by_staff" ON "set_up_dismissals" USING btree ("staff_id");--> statement-breakpoint
-- An owner answers for what the shop does without. Backups are no work of staff.
SELECT keep_audit_of('set_up_dismissals');
