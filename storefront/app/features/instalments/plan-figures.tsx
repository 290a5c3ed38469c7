import type { InstalmentPlan } from '#contract/instalments.ts'
import type { Instalments } from '#domain/instalments/instalments.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import styles from './plan-figures.module.css'

type PlanFiguresProps = { plan: Pick<InstalmentPlan, 'annualRatePercent' | 'rateKind'>; figures: Instalments }

/** What a buyer pays under a plan, to the last rupee, and that the bank decides. */
export function PlanFigures({ plan: { annualRatePercent, rateKind }, figures }: PlanFiguresProps) {
  const text = useText()
  const format = useFormat()
  const { downPayment, instalment, lastInstalment, interest, fee, totalPaid } = figures
  const amount = format.money(interest)
  const percent = format.number(annualRatePercent)
  const ofInterest = rateKind === 'flat' ? 'instalments.interest-flat' : 'instalments.interest-at'
  return (
    <dl className={styles.figures}>
      {downPayment > 0 && <Figure name={text('instalments.down-payment')} value={format.money(downPayment)} />}
      <Figure name={text('instalments.instalment')} value={format.money(instalment)} />
      {lastInstalment !== instalment && <Figure name={text('instalments.last')} value={format.money(lastInstalment)} />}
      <Figure
        name={text('instalments.interest')}
        value={annualRatePercent === 0 ? text('instalments.interest-none') : text(ofInterest, { amount, percent })}
      />
      {fee > 0 && <Figure name={text('instalments.fee')} value={format.money(fee)} />}
      <div className={styles.total}>
        <dt>{text('instalments.total')}</dt>
        <dd>
          {format.money(totalPaid)} <span className={styles.decides}>{text('instalments.decides')}</span>
        </dd>
      </div>
    </dl>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
