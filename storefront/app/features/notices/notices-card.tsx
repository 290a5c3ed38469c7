import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Notice } from '#contract/notices.ts'
import { choiceName } from '#domain/catalog/variant-name.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { queryClient } from '../../query-client.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.tsx'
import { Card } from '../accounts/my-account/card.tsx'
import card from '../accounts/my-account/card.module.css'
import { linePage } from '../catalog/product/line-page.ts'
import { noticeCalls } from './notice-calls.ts'
import styles from './notices-card.module.css'
import './notices-messages.ts'
import { ReminderSwitch } from './reminder-switch.tsx'

/** What the shopper waits for, with a switch for reminders of the cart. */
export default function NoticesCard({ userId }: { userId: string }) {
  const text = useText()
  const { data, isError, refetch, isFetching } = useQuery(
    { queryKey: ['notices', userId], queryFn: loadNotices, gcTime: 0, staleTime: 0 },
    queryClient,
  )
  const [busyId, setBusyId] = useState<string>()
  const change = async (id: string, call: () => ReturnType<typeof noticeCalls.remove>) => {
    if (busyId !== undefined) return
    setBusyId(id)
    const answer = await call()
    showToast(answer.success ? 'success' : 'error', answer.message || text('notices.not-asked'))
    await refetch()
    setBusyId(undefined)
  }
  return (
    <Card id="notices-title" title={text('profile.notices')}>
      <p className={card.intro}>{text('notices.intro')}</p>
      {!data && !isError && <Skeleton className={styles.loading} />}
      {!data && isError && (
        <div className={card.actions}>
          <p>{text('profile.notices.not-loaded')}</p>
          <Button kind="outline" busy={isFetching} onClick={() => void refetch()}>
            {text('error.again')}
          </Button>
        </div>
      )}
      {data && <ReminderSwitch notices={data} onChanged={() => void refetch()} />}
      {data && (
        <Products
          notices={data}
          busyId={busyId}
          onRemove={({ _id }) => void change(_id, () => noticeCalls.remove(_id))}
        />
      )}
    </Card>
  )
}

type ProductsProps = { notices: Notice[]; busyId: string | undefined; onRemove: (notice: Notice) => void }

function Products({ notices, busyId, onRemove }: ProductsProps) {
  const text = useText()
  const about = notices.filter(({ product }) => product !== null)
  if (about.length === 0) return <p>{text('notices.none')}</p>
  return (
    <ul className={styles.list}>
      {about.map((notice) => (
        <Row key={notice._id} notice={notice} isBusy={busyId === notice._id} onRemove={() => onRemove(notice)} />
      ))}
    </ul>
  )
}

function Row({ notice, isBusy, onRemove }: { notice: Notice; isBusy: boolean; onRemove: () => void }) {
  const text = useText()
  const format = useFormat()
  const { product, price, kind } = notice
  if (!product) return null
  const name = [product.name, format.choice(choiceName(product))].filter((part) => part !== '').join(', ')
  const when =
    kind === 'price-drop'
      ? text('notices.row.price-drop', { price: format.money(price ?? 0) })
      : text('notices.row.back-in-stock')
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        {product.isListed ? <Link to={linePage({ ...product, productId: product._id })}>{name}</Link> : <p>{name}</p>}
        <p className={card.intro}>{when}</p>
      </div>
      <Button kind="quiet" busy={isBusy} aria-label={text('notices.remove-of', { product: name })} onClick={onRemove}>
        {text('notices.remove')}
      </Button>
    </li>
  )
}

async function loadNotices(): Promise<Notice[]> {
  const answer = await noticeCalls.read()
  if (answer.success) return answer.data
  throw new Error(`The notices could not be loaded: ${answer.message}`)
}
