import { estimateDelivery, type ZoneDays } from '#domain/delivery-zones/delivery-estimate.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import styles from './delivery-box.module.css'
import { CostRow, type DeliveryTerms, Row } from './delivery-rows.tsx'
import { estimateText } from './day-texts.ts'
import { useNow } from './use-now.ts'

type EstimateRowsProps = { zone: ZoneDays; terms: DeliveryTerms | undefined; holidays: readonly string[] }

/** The dates of a zone for an order placed now. */
export function EstimateRows({ zone, terms, holidays }: EstimateRowsProps) {
  const text = useText()
  const format = useFormat()
  const now = useNow()
  const standard = estimateDelivery(now, zone, 'standard', holidays)
  const express = estimateDelivery(now, zone, 'express', holidays)
  if (!standard) return <ByArrangement phone={terms?.phone} />
  return (
    <dl className={styles.rows}>
      <Row name={text('delivery.standard')} days={zone.standard}>
        <strong>{estimateText(text, format, standard)}</strong>
      </Row>
      <Row name={text('delivery.express')} days={zone.express}>
        {express ? <strong>{estimateText(text, format, express)}</strong> : text('delivery.no-express')}
      </Row>
      {terms && <CostRow terms={terms} />}
    </dl>
  )
}

function ByArrangement({ phone }: { phone: string | undefined }) {
  const text = useText()
  const format = useFormat()
  return (
    <>
      <p>{text('delivery.by-arrangement')}</p>
      {phone && (
        <a href={`tel:${phone}`} className={styles.call}>
          {text('delivery.call', { phone: format.phone(phone) })}
        </a>
      )}
    </>
  )
}
