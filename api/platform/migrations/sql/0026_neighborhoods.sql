-- What guests of one neighborhood (an IPv4 /24, an IPv6 /40) hold in unpaid orders is bounded, too: networks of one address each
-- cost an attacker little. Orders of versions before count by network alone.
ALTER TABLE "orders" ADD COLUMN "neighborhood" "bytea";--> statement-breakpoint
-- The audit log keeps no bytes (0003).
DROP TRIGGER zz_audit ON orders;--> statement-breakpoint
SELECT keep_audit_of('orders');
