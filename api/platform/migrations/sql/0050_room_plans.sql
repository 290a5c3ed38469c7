CREATE TABLE "room_plans" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"plan" jsonb NOT NULL,
	"version" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "room_plans_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "room_plans" ADD CONSTRAINT "room_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_plans_by_change" ON "room_plans" USING btree ("user_id","changed_at" DESC NULLS LAST);