import { Show, useRecordContext } from 'react-admin'
import type { AdminDamage } from '#contract/admin/fulfilment/after-sales.ts'
import { t } from '../../language/t.ts'
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
      title={t('Damage report for %{order}', { order })}
      state={<DamageStatus report={report} />}
      acts={<DamageActs report={report} />}
      aside={<Sender about={report} />}
    >
      <PagePart title={t('Damaged item')}>
        <Facts
          facts={[
            [t('Item'), pieceText(piece)],
            [t('Reporting period'), `${t('48 hours.')} ${promiseText(piece)}`],
            [t('Customer’s message'), words],
            [t('Maximum refund'), moneyText(maxRefundable)],
          ]}
        />
      </PagePart>
      <PagePart title={t('Photos')}>
        <ShopperPhotos ids={photos} name={t('Damage to %{title}', { title: piece.title })} isLarge />
      </PagePart>
      {report.answeredAt !== null && (
        <PagePart title={t('Our decision')}>
          <Facts
            facts={[
              [t('Decided'), whenText(report.answeredAt)],
              [t('Resolution'), remedy === null ? t('Declined') : remedyWords[remedy]],
              [t('Refund'), refund > 0 ? moneyText(refund) : ''],
              [t('Our message'), answer],
              [t('Visit'), remedyDay === null ? '' : whenPlanned({ day: remedyDay, slot: remedySlot })],
              [t('Completed'), report.remediedAt === null ? '' : whenText(report.remediedAt)],
            ]}
          />
        </PagePart>
      )}
    </RecordPage>
  )
}
