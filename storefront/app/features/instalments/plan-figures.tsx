import type { InstalmentPlan } from '#contract/instalments.ts'
import type { Instalments } from '#domain/instalments/instalments.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import styles from './plan-figures.module.css'

type PlanFiguresProps = {
  plan: Pick<InstalmentPlan, 'annualRatePercent' | 'rateKind'>
  figures: Instalments
  /** Set inside a label, which may hold no list. */
  isInLabel?: boolean
}

/** What a buyer pays under a plan, to the last rupee, and that the bank decides. */
export function PlanFigures({ plan: { annualRatePercent, rateKind }, figures, isInLabel = false }: PlanFiguresProps) {
  const text = useText()
  const format = useFormat()
  const { downPayment, instalment, lastInstalment, interest, fee, totalPaid } = figures
  const amount = format.money(interest)
  const percent = format.number(annualRatePercent)
  const ofInterest = rateKind === 'flat' ? 'instalments.interest-flat' : 'instalments.interest-at'
  const rows = [
    ...(downPayment > 0 ? [[text('instalments.down-payment'), format.money(downPayment)]] : []),
    [text('instalments.instalment'), format.money(instalment)],
    ...(lastInstalment === instalment ? [] : [[text('instalments.last'), format.money(lastInstalment)]]),
    [
      text('instalments.interest'),
      annualRatePercent === 0 ? text('instalments.interest-none') : text(ofInterest, { amount, percent }),
    ],
    ...(fee > 0 ? [[text('instalments.fee'), format.money(fee)]] : []),
  ]
  const { List, Row, Name, Value } = isInLabel ? spans : list
  return (
    <List className={styles.figures}>
      {rows.map(([name, value]) => (
        <Row key={name} className={styles.row}>
          <Name className={styles.name}>{name}</Name> <Value className={styles.value}>{value}</Value>
        </Row>
      ))}
      <Row className={`${styles.row} ${styles.total}`}>
        <Name>{text('instalments.total')}</Name>{' '}
        <Value className={styles.value}>
          {format.money(totalPaid)} <span className={styles.decides}>{text('instalments.decides')}</span>
        </Value>
      </Row>
    </List>
  )
}

const list = { List: 'dl', Row: 'div', Name: 'dt', Value: 'dd' } as const
const spans = { List: 'span', Row: 'span', Name: 'span', Value: 'span' } as const
