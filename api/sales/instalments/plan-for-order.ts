import { eq } from 'drizzle-orm'
import type { PlaceBody } from '#contract/checkout.ts'
import { coversAll, isRunning, type PlannedProduct } from '#domain/instalments/instalment-plan.ts'
import { figurePlans, instalmentsOf, type FiguredPlan } from '#domain/instalments/instalments.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import type { PaymentMethod } from '#domain/payments/payment-methods.ts'
import type { Db } from '../../platform/db/client.ts'
import { instalmentPlans, type KeptPlan } from '../../platform/db/schema.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say, type Sentence } from '../../platform/language/sentence.ts'
import { planVersion, type PlanRow } from './plan-queries.ts'

type Ordered = { total: number; products: readonly PlannedProduct[]; now: Date }
type Wish = NonNullable<PlaceBody['instalments']>

/** A bank pays into the shop's account, so this is the only way that a request goes with. */
export const INSTALMENTS_PAYMENT: PaymentMethod = 'bank'

/** The plans that an order can ask for, with their figures. A card's is arranged in the showroom. */
export function plansForOrder(rows: readonly PlanRow[], { total, ...ordered }: Ordered): FiguredPlan<PlanRow>[] {
  return figurePlans(
    rows.filter((row) => canPay(row, ordered)),
    total,
  )
}

/** A card is paid with in the showroom, so its plan needs neither an order nor the shop's bank account. */
export function isPaidByCard({ kind }: Pick<PlanRow, 'kind'>): boolean {
  return kind === 'card-conversion'
}

function canPay(row: PlanRow, { products, now }: Omit<Ordered, 'total'>): boolean {
  const { isActive, startsOn, endsOn } = row
  const scope = {
    from: startsOn,
    until: endsOn,
    categoryIds: row.categoryIds.map(String),
    productIds: row.productIds.map(String),
  }
  return isActive && !isPaidByCard(row) && isRunning(scope, nepalDay(now)) && coversAll(scope, products)
}

/**
 * Returns the plan that a buyer asks for, as the order keeps it; or why it is not as the buyer saw it: it ended or changed
 * meanwhile, or the order is too small, too large or has other goods.
 *
 * @throws AppError invalid_input where the order is paid in a way that no bank can take part in
 */
export async function keepPlan(
  tx: Db,
  wish: Wish,
  { payment, ...ordered }: Ordered & { payment: PaymentMethod },
): Promise<KeptPlan | Sentence> {
  if (payment !== INSTALMENTS_PAYMENT) {
    const reason = say('checkout.instalments-by-transfer')
    throw new AppError('invalid_input', reason, { instalments: reason })
  }
  const [row] = await tx
    .select()
    .from(instalmentPlans)
    .where(eq(instalmentPlans.id, Number(wish.plan)))
  const figures = row && canPay(row, ordered) ? instalmentsOf(row, ordered.total) : null
  if (!row || !figures) return say('checkout.changes.instalments-gone')
  const { instalment, totalPaid } = figures
  const isAsShown = planVersion(row) === wish.version && instalment === wish.instalment && totalPaid === wish.totalPaid
  if (!isAsShown) {
    const said = { months: row.months, instalment: { money: instalment }, total: { money: totalPaid } }
    return say('checkout.changes.instalments', said)
  }
  const { bank, phone, kind, months, annualRatePercent, rateKind, feePercent, feeMinimum, feeBearer } = row
  const { downPaymentPercent, note, termsSeenOn, translations } = row
  const rates = { months, annualRatePercent, rateKind, feePercent, feeMinimum, feeBearer, downPaymentPercent }
  return { planId: row.id, bank, phone, kind, ...rates, note, termsSeenOn, translations, figures }
}
