DROP INDEX "orders_open_by_network";--> statement-breakpoint
CREATE INDEX "orders_by_network" ON "orders" USING btree ("network") WHERE network is not null;