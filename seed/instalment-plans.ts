import type { Db } from '#api/platform/db/client.ts'
import { instalmentPlans } from '#api/platform/db/schema.ts'
import { nepalDay } from '#domain/nepal-time.ts'

const note = 'Example terms: banks change theirs without notice, and each bank decides about each buyer.'
const noteNe = 'उदाहरणका लागि राखिएका शर्त: बैंकले सूचना बिना आफ्ना शर्त फेर्न सक्छ, र किस्ता दिने नदिने बैंकले नै तय गर्छ।'

/** Plans of banks that do not exist, with terms as banks of Nepal have them. A real shop starts without any. */
export async function insertDemoInstalmentPlans(tx: Db): Promise<void> {
  const termsSeenOn = nepalDay(new Date())
  const himchuli = { bank: 'Himchuli Example Bank', ne: 'हिमचुली उदाहरण बैंक', kind: 'merchant' as const }
  const tilicho = { bank: 'Tilicho Example Finance', ne: 'तिलिचो उदाहरण फाइनान्स', kind: 'finance' as const }
  const rara = { bank: 'Rara Example Bank', ne: 'रारा उदाहरण बैंक', kind: 'card-conversion' as const }
  const plans = [
    { ...himchuli, months: 3, minimum: 15_000, feePercent: 2, feeBearer: 'shop' as const },
    { ...himchuli, months: 6, minimum: 30_000, feePercent: 2, feeBearer: 'shop' as const },
    { ...himchuli, months: 12, minimum: 30_000, annualRatePercent: 12, feePercent: 1, feeMinimum: 500 },
    {
      ...tilicho,
      months: 12,
      minimum: 50_000,
      annualRatePercent: 14,
      rateKind: 'flat' as const,
      downPaymentPercent: 40,
    },
    { ...rara, months: 9, minimum: 15_000, annualRatePercent: 8, phone: '+97715550177' },
  ]
  await tx.insert(instalmentPlans).values(
    plans.map(({ ne, ...plan }) => ({
      ...plan,
      note,
      termsSeenOn,
      translations: { ne: { bank: ne, note: noteNe } },
    })),
  )
}
