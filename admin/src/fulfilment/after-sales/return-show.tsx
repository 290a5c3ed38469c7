import { Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import { Show, useRecordContext } from 'react-admin'
import type { AdminReturn } from '#contract/admin/fulfilment/after-sales.ts'
import { Facts } from '../../ui/facts.tsx'
import { moneyText, whenText } from '../../ui/formats.ts'
import { PagePart } from '../../ui/page-part.tsx'
import { RecordPage } from '../../ui/record-page.tsx'
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
      title={`Return for ${order}`}
      state={<StatusChip {...returnStateWords[state]} />}
      acts={<ReturnActs request={request} />}
      aside={<Sender about={request} />}
    >
      {newOrder && (
        <PagePart title="Exchange">
          <Typography variant="body2">
            These items pay for <Link to={`/orders/${newOrder.id}/show`}>order {newOrder.number}</Link>. To end the
            exchange before they are back, cancel that order.
          </Typography>
        </PagePart>
      )}
      <PagePart title="Returned items">
        <Facts
          facts={[
            ...pieces.map((piece) => ['Item', `${pieceText(piece)}\n30 days. ${promiseText(piece)}`] as const),
            ['Customer’s message', words],
            ['Price paid', isOpen ? moneyText(usual) : ''],
            ['Maximum refund', isOpen ? moneyText(most) : ''],
            [newOrder ? 'Refund besides' : 'Refund', refund === null ? '' : moneyText(refund)],
            ['Our message', answer],
            ['Last updated', whenText(changedAt)],
          ]}
        />
      </PagePart>
      <PagePart title="Photos">
        <ShopperPhotos ids={photos} name={`Return for ${order}`} />
      </PagePart>
    </RecordPage>
  )
}
