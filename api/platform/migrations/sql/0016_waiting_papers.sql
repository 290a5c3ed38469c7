CREATE TABLE "waiting_papers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waiting_papers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"credit" jsonb,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waiting_papers_one_per_cause" UNIQUE("order_id","kind","cause"),
	CONSTRAINT "waiting_papers_credit" CHECK (("waiting_papers"."kind" = 'credit-note') = ("waiting_papers"."credit" is not null))
);
--> statement-breakpoint
ALTER TABLE "waiting_papers" ADD CONSTRAINT "waiting_papers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;