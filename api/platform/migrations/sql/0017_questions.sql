CREATE TABLE "product_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"question_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"by" text NOT NULL,
	"user_id" uuid,
	"user_name" text DEFAULT '' NOT NULL,
	"staff_id" uuid,
	"text" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"moderated_by" uuid,
	"moderated_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "product_answers_one_each" UNIQUE("question_id","user_id"),
	CONSTRAINT "product_answers_text_length" CHECK (char_length("product_answers"."text") between 1 and 1000),
	CONSTRAINT "product_answers_name_length" CHECK (char_length("product_answers"."user_name") <= 100),
	CONSTRAINT "product_answers_reason_length" CHECK (char_length("product_answers"."reason") <= 300),
	CONSTRAINT "product_answers_reason_of_hidden" CHECK (("product_answers"."state" = 'hidden') = ("product_answers"."reason" <> '')),
	CONSTRAINT "product_answers_of_staff" CHECK ("product_answers"."by" = 'buyer' or ("product_answers"."user_id" is null and "product_answers"."user_name" = ''))
);
--> statement-breakpoint
CREATE TABLE "product_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sent_as" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"user_id" uuid,
	"user_name" text NOT NULL,
	"text" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"contact" "bytea",
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"told_at" timestamp with time zone,
	"moderated_by" uuid,
	"moderated_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "product_questions_sent_once" UNIQUE("sent_as"),
	CONSTRAINT "product_questions_of_product" UNIQUE("id","product_id"),
	CONSTRAINT "product_questions_text_length" CHECK (char_length("product_questions"."text") between 1 and 500),
	CONSTRAINT "product_questions_name_length" CHECK (char_length("product_questions"."user_name") <= 100),
	CONSTRAINT "product_questions_reason_length" CHECK (char_length("product_questions"."reason") <= 300),
	CONSTRAINT "product_questions_reason_of_hidden" CHECK (("product_questions"."state" = 'hidden') = ("product_questions"."reason" <> ''))
);
--> statement-breakpoint
ALTER TABLE "product_answers" ADD CONSTRAINT "product_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_answers" ADD CONSTRAINT "product_answers_question_of_product" FOREIGN KEY ("question_id","product_id") REFERENCES "public"."product_questions"("id","product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_questions" ADD CONSTRAINT "product_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_answers_unpublished" ON "product_answers" USING btree ("created_at") WHERE state <> 'published';--> statement-breakpoint
CREATE INDEX "product_answers_by_user" ON "product_answers" USING btree ("user_id") WHERE user_id is not null;--> statement-breakpoint
CREATE INDEX "product_questions_by_product" ON "product_questions" USING btree ("product_id","state","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "product_questions_unpublished" ON "product_questions" USING btree ("created_at") WHERE state <> 'published';--> statement-breakpoint
CREATE INDEX "product_questions_with_contact" ON "product_questions" USING btree ("created_at") WHERE contact is not null;--> statement-breakpoint
CREATE INDEX "product_questions_by_user" ON "product_questions" USING btree ("user_id") WHERE user_id is not null;--> statement-breakpoint

-- What shoppers can read of a question or an answer has changed: pages of its product must not come from memory. Texts that
-- wait change nothing, so nobody can empty the memory by asking.
CREATE FUNCTION product_posts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (TG_OP <> 'INSERT' AND OLD.state = 'published') OR (TG_OP <> 'DELETE' AND NEW.state = 'published') THEN
    PERFORM pg_notify('cache', 'product:' || coalesce(NEW.product_id, OLD.product_id));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER product_questions_changed AFTER INSERT OR UPDATE OR DELETE ON product_questions
  FOR EACH ROW EXECUTE FUNCTION product_posts_changed();--> statement-breakpoint
CREATE TRIGGER product_answers_changed AFTER INSERT OR UPDATE OR DELETE ON product_answers
  FOR EACH ROW EXECUTE FUNCTION product_posts_changed();--> statement-breakpoint
SELECT keep_audit_of('product_questions');--> statement-breakpoint
SELECT keep_audit_of('product_answers');
