-- Payments from before 0041. Its trigger adds the newer ones meanwhile, so no payment waits for this.
INSERT INTO uncovered_payments (payment_id, method, amount, reference, received_at)
SELECT id, method, amount, comparable_reference(reference), received_at FROM payments WHERE method <> 'cod'
ON CONFLICT DO NOTHING;
