import { useState } from 'react'
import { href, Link } from 'react-router'
import type { CustomRequest } from '#contract/custom-requests.ts'
import type { ShopSettings } from '#contract/settings.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Card } from '../accounts/my-account/card.tsx'
import { Fact, Facts } from '../orders/order/facts.tsx'
import { AskLinks } from '../chat/ask-links.tsx'
import { NotLoaded } from '../orders/not-loaded.tsx'
import { OrderHelp } from '../orders/order/order-help.tsx'
import { OrderSkeleton } from '../orders/order/order-skeleton.tsx'
import shell from '../orders/order/order-view.module.css'
import { PrivatePhotos } from '../photos/private-photos.tsx'
import { PieceOutline } from './piece-outline.tsx'
import { RequestHistory } from './request-history.tsx'
import { RequestNext } from './request-next.tsx'
import { RequestStatus } from './request-status.tsx'
import styles from './request-view.module.css'
import { requestsApi, type RequestDoor } from './requests-api.ts'

const AcceptForm = lazyPart(() => import('./accept-form.tsx'), { Loading: OrderSkeleton, Missing: FormMissing })

type RequestViewProps = { request: CustomRequest; door: RequestDoor; settings: ShopSettings }

/** All parts of a request below the title. */
export function RequestView({ request, door, settings }: RequestViewProps) {
  const text = useText()
  const format = useFormat()
  const [isAccepting, setIsAccepting] = useState(false)
  const { number, date, name, email, phone } = request
  if (isAccepting && request.quote?.isOpen) {
    return <AcceptForm request={request} door={door} shop={settings} onBack={() => setIsAccepting(false)} />
  }
  return (
    <div className={styles.request}>
      <div className={shell.state}>
        <p>{text('piece.sent-on', { date: `${format.date(date)}, ${format.time(date)}` })}</p>
        <RequestStatus request={request} />
      </div>
      <div className={shell.parts}>
        <div className={shell.column}>
          <RequestNext request={request} door={door} settings={settings} onAccept={() => setIsAccepting(true)} />
          <WhatWasAsked request={request} door={door} />
        </div>
        <div className={shell.column}>
          <Card id="piece-contact" title={text('piece.contact')}>
            <p className={styles.lines}>
              {[name, format.digits(phone), email].map((line) => (
                <span key={line}>{line}</span>
              ))}
            </p>
          </Card>
          <Card id="piece-history" title={text('piece.history')}>
            <RequestHistory events={request.events} />
          </Card>
        </div>
      </div>
      <OrderHelp orderId={number} settings={settings}>
        <AskLinks shop={settings} message={text('ask.order', { shop: settings.name, orderId: number })} />
      </OrderHelp>
    </div>
  )
}

function WhatWasAsked({ request, door }: Pick<RequestViewProps, 'request' | 'door'>) {
  const text = useText()
  const { width, height, depth, material, color, product, instructions, photos, plan } = request
  return (
    <Card id="piece-what" title={text('piece.what')}>
      <PieceOutline request={request} />
      <Facts>
        <Fact name={text('piece.size')}>{text('piece.measures', { width, height, depth })}</Fact>
        <Fact name={text('piece.material')}>{text(`piece.material.${material}`)}</Fact>
        {color && <Fact name={text('piece.color')}>{color.name}</Fact>}
        {product && (
          <Fact name={text('piece.after')}>
            <Link to={href('/product/:id', { id: product._id })}>{product.name}</Link>
          </Fact>
        )}
        {plan && <Fact name={text('piece.plan')}>{plan.name || text('piece.plan-sent')}</Fact>}
        {instructions !== '' && (
          <Fact name={text('piece.instructions')}>
            <span className={styles.typed}>{instructions}</span>
          </Fact>
        )}
      </Facts>
      <PrivatePhotos ids={photos} label={text('piece.photos')} isLarge load={(id) => requestsApi.photo(door, id)} />
    </Card>
  )
}

function FormMissing() {
  const text = useText()
  return <NotLoaded title={text('piece.figures-missing')} onRetry={() => location.reload()} />
}
