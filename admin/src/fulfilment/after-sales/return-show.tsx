import { Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import { Show, useRecordContext } from 'react-admin'
import type { AdminReturn } from '#contract/admin/fulfilment/after-sales.ts'
import { t, tNodes } from '../../language/t.ts'
import { Facts } from '../../ui/facts.tsx'
import { moneyText, whenText } from '../../ui/formats.ts'
import { PagePart } from '../../ui/page-part.tsx'
import { RecordPage } from '../../ui/record-page.tsx'
import { sentenceCase } from '../../ui/sentence-case.ts'
import { ShopperPhotos } from '../../ui/shopper-photos.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import { pieceText, promiseText, returnStateWords, Sender } from './after-sales-words.tsx'
import { ReturnActs } from './return-acts.tsx'

/** Page of one return. */
export default function ReturnShow() {
  return (
    <Show component="div" title={<span />} actions={false}>
      <Return />
    </Show>
  )
}

function Return() {
  const request = useRecordContext<AdminReturn>()
  if (!request) return null
  const { order, state, words, pieces, photos, answer, refund, usual, most, changedAt, newOrder } = request
  const isOpen = state === 'requested' || state === 'approved' || state === 'collected'
  return (
    <RecordPage
      title={t('Return for %{order}', { order })}
      state={<StatusChip {...returnStateWords[state]} />}
      acts={<ReturnActs request={request} />}
      aside={<Sender about={request} />}
    >
      {newOrder && (
        <PagePart title={sentenceCase(t('exchange'))}>
          <Typography variant="body2">
            {tNodes('These items pay for %{order}. To end the exchange before they are back, cancel that order.', {
              order: (
                <Link to={`/orders/${newOrder.id}/show`}>{t('order %{number}', { number: newOrder.number })}</Link>
              ),
            })}
          </Typography>
        </PagePart>
      )}
      <PagePart title={t('Returned items')}>
        <Facts
          facts={[
            ...pieces.map(
              (piece) => [t('Item'), `${pieceText(piece)}\n${t('30 days.')} ${promiseText(piece)}`] as const,
            ),
            [t('Customer’s message'), words],
            [t('Price paid'), isOpen ? moneyText(usual) : ''],
            [t('Maximum refund'), isOpen ? moneyText(most) : ''],
            [newOrder ? t('Refund besides') : t('Refund'), refund === null ? '' : moneyText(refund)],
            [t('Our message'), answer],
            [t('Last updated'), whenText(changedAt)],
          ]}
        />
      </PagePart>
      <PagePart title={t('Photos')}>
        <ShopperPhotos ids={photos} name={t('Return for %{order}', { order })} />
      </PagePart>
    </RecordPage>
  )
}
