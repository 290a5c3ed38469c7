CREATE TABLE "waiting_cash" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "waiting_cash" ADD CONSTRAINT "waiting_cash_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_cash_by_time" ON "waiting_cash" USING btree ("received_at","payment_id");--> statement-breakpoint
CREATE INDEX "users_by_words" ON "users" USING gin ("name" gin_trgm_ops,"email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_by_words" ON "orders" USING gin ("number" gin_trgm_ops,"name" gin_trgm_ops,"email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_by_state" ON "orders" USING btree ("state");--> statement-breakpoint
CREATE INDEX "orders_bought" ON "orders" USING btree ("user_id","placed_at","total") WHERE user_id is not null and state not in ('cancelled', 'returned');--> statement-breakpoint
CREATE FUNCTION keep_waiting_cash() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'payments' THEN
    INSERT INTO waiting_cash (payment_id, amount, received_at)
    SELECT id, amount, received_at FROM inserted WHERE method = 'cod';
  ELSE
    DELETE FROM waiting_cash USING inserted WHERE waiting_cash.payment_id = inserted.payment_id;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER payments_wait AFTER INSERT ON payments REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION keep_waiting_cash();--> statement-breakpoint
CREATE TRIGGER cash_handover_lines_counted AFTER INSERT ON cash_handover_lines REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION keep_waiting_cash();--> statement-breakpoint
INSERT INTO waiting_cash (payment_id, amount, received_at)
SELECT id, amount, received_at FROM payments
WHERE method = 'cod' AND NOT EXISTS (SELECT FROM cash_handover_lines WHERE payment_id = payments.id);
