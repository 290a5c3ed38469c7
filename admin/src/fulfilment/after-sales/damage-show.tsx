import { Show, useRecordContext } from 'react-admin'
import type { AdminDamage } from '#contract/admin/fulfilment/after-sales.ts'
import { whenPlanned } from '../deliveries/delivery-words.tsx'
import { Facts } from '../../ui/facts.tsx'
import { moneyText, whenText } from '../../ui/formats.ts'
import { PagePart } from '../../ui/page-part.tsx'
import { RecordPage } from '../../ui/record-page.tsx'
import { ShopperPhotos } from '../../ui/shopper-photos.tsx'
import { DamageStatus, pieceText, promiseText, remedyWords, Sender } from './after-sales-words.tsx'
import { DamageActs } from './damage-acts.tsx'

/** Page of one damage report. */
export default function DamageShow() {
  return (
    <Show component="div" title={<span />} actions={false}>
      <Report />
    </Show>
  )
}

function Report() {
  const report = useRecordContext<AdminDamage>()
  if (!report) return null
  const { order, words, piece, photos, answer, remedy, refund, maxRefundable, remedyDay, remedySlot } = report
  return (
    <RecordPage
      title={`Damage report for ${order}`}
      state={<DamageStatus report={report} />}
      acts={<DamageActs report={report} />}
      aside={<Sender about={report} />}
    >
      <PagePart title="Damaged item">
        <Facts
          facts={[
            ['Item', pieceText(piece)],
            ['Reporting period', `48 hours. ${promiseText(piece)}`],
            ['Customer’s message', words],
            ['Maximum refund', moneyText(maxRefundable)],
          ]}
        />
      </PagePart>
      <PagePart title="Photos">
        <ShopperPhotos ids={photos} name={`Damage to ${piece.title}`} isLarge />
      </PagePart>
      {report.answeredAt !== null && (
        <PagePart title="Our decision">
          <Facts
            facts={[
              ['Decided', whenText(report.answeredAt)],
              ['Resolution', remedy === null ? 'Declined' : remedyWords[remedy]],
              ['Refund', refund > 0 ? moneyText(refund) : ''],
              ['Our message', answer],
              ['Visit', remedyDay === null ? '' : whenPlanned({ day: remedyDay, slot: remedySlot })],
              ['Completed', report.remediedAt === null ? '' : whenText(report.remediedAt)],
            ]}
          />
        </PagePart>
      )}
    </RecordPage>
  )
}
