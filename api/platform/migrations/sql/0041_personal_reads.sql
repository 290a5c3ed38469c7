CREATE TABLE "personal_reads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "personal_reads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"staff_id" uuid NOT NULL,
	"staff_name" text NOT NULL,
	"kind" text NOT NULL,
	"records" text[] NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "personal_reads_by_time" ON "personal_reads" USING btree ("at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "personal_reads_by_staff" ON "personal_reads" USING btree ("staff_id","at");--> statement-breakpoint
CREATE INDEX "personal_reads_by_record" ON "personal_reads" USING gin ("records");--> statement-breakpoint
CREATE TRIGGER personal_reads_are_final BEFORE UPDATE OR TRUNCATE ON personal_reads FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite();
--> statement-breakpoint
CREATE FUNCTION keep_for_a_year() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.at > now() - interval '365 days' THEN
    RAISE EXCEPTION 'rows of % are kept for a year', TG_TABLE_NAME;
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER personal_reads_are_kept BEFORE DELETE ON personal_reads FOR EACH ROW EXECUTE FUNCTION keep_for_a_year();
