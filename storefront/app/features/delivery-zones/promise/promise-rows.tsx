import type { ReactNode } from 'react'
import type { DeliveryZonesReply } from '#contract/delivery-zones.ts'
import { estimatePickup } from '#domain/delivery-zones/delivery-estimate.ts'
import type { DeliveryPromise } from '#domain/delivery-zones/delivery-promise.ts'
import type { ZoneTerms } from '#domain/delivery-zones/zone-terms.ts'
import type { Rupees } from '#domain/money.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import type { IconName } from '../../../ui/icon.tsx'
import { daysText } from '../day-texts.ts'
import { useNow } from '../use-now.ts'
import type { BoxRows } from './box-rows.tsx'
import { usePromise, useZone } from './use-promise.ts'
import { useShell } from './use-shell.ts'
import { whenWords } from './when-words.tsx'
import { useFreeWords, type ShownPiece } from './with-cart.ts'

type Zones = DeliveryZonesReply['data']
type PromiseRowsProps = {
  zones: Zones
  piece: ShownPiece
  /** The box's own, so that this script needs none of the box's. */
  Rows: typeof BoxRows
  renderCustomOrder: (words: string) => ReactNode
}

/** The rows of the box in the chosen district. */
export function PromiseRows(props: PromiseRowsProps) {
  const chosen = useZone(props.zones)
  return chosen ? <ZoneRows {...props} {...chosen} /> : null
}

type InZone = Pick<PromiseRowsProps, 'zones' | 'piece'> & { district: string; zone: ZoneTerms }

function ZoneRows({ zones, piece, Rows, renderCustomOrder, district, zone }: InZone & PromiseRowsProps) {
  const text = useText()
  const format = useFormat()
  const promise = usePromise(zones, zone, piece)
  const title = text('promise.deliver-to', { district: format.place(district) })
  const terms = <Terms zones={zones} zone={zone} district={district} piece={piece} />
  if (!promise) return <Rows icon="truck" title={title} when={text('promise.sold-out')} terms={terms} />
  const cost = <Cost promise={promise} piece={piece} limit={zones.freeShippingOver} />
  // What is made first takes its own time before the usual days.
  const usual = promise.isMade ? null : zone.arranged
  // The terms name the price, but not where delivery is by arrangement.
  const madeFor = promise.arrives ? text('shop.half') : cost
  return (
    <Rows
      icon={iconOf(promise)}
      title={title}
      when={usual ? text('promise.usually-in', { days: daysText(text, usual) }) : whenWords(text, format, promise)}
      {...(promise.isMade
        ? { cost: renderCustomOrder(text('delivery.ask-for-it')), express: madeFor }
        : { cost, express: <ExpressOr promise={promise} district={district} zone={zone} /> })}
      terms={promise.arrives ? terms : <ByArrangement holidays={zones.holidays} />}
    />
  )
}

function iconOf({ arrives, isMade }: DeliveryPromise): IconName {
  if (isMade) return 'hammer'
  return arrives ? 'truck' : 'store'
}

type CostProps = { promise: DeliveryPromise; piece: ShownPiece; limit: Rupees }

/** `Cash on delivery` where the terms below name the price, else `Nrs. 5,000 · paid in advance` or `Free · cash on delivery`. */
function Cost({ promise: { arrives, cost, cash, isMade }, piece, limit }: CostProps) {
  const text = useText()
  const format = useFormat()
  const free = useFreeWords(piece, limit)
  if (arrives && !isMade && cost > 0) return text(cash ? 'promise.by-cash' : 'promise.by-paying-before')
  const paid = isMade ? text('promise.half-before') : text(cash ? 'promise.cash' : 'promise.paid-before')
  return `${cost === 0 ? text(free) : format.money(cost)} · ${paid}`
}

type ExpressOrProps = Pick<InZone, 'district' | 'zone'> & { promise: DeliveryPromise }

/** Express delivery, or what there is in its place. */
function ExpressOr({ promise: { arrives, express }, district, zone }: ExpressOrProps) {
  const text = useText()
  const format = useFormat()
  if (!arrives) return <Missing zone={zone} />
  if (!express) return text('promise.no-express', { district: format.place(district) })
  const cost = express.cost === 0 ? text('delivery.free') : format.money(express.cost)
  return text('promise.express', { day: format.shortDay(express.arrives.last), cost })
}

/** What a zone served by arrangement does not have. */
function Missing({ zone }: { zone: ZoneTerms }) {
  const text = useText()
  return text(zone.fitting ? 'promise.without' : 'promise.without-fitting')
}

function ByArrangement({ holidays }: { holidays: readonly string[] }) {
  const text = useText()
  const format = useFormat()
  const now = useNow()
  const shell = useShell()
  const called = text('promise.we-call')
  if (!shell) return called
  const day = format.shortDay(estimatePickup(now, holidays).first)
  return `${called} ${text('promise.or-collect', { place: shell.settings.streetAddress, day })}`
}

/** One sentence about delivery and fitting. */
function Terms({ zones, zone, district, piece }: InZone) {
  const text = useText()
  const format = useFormat()
  const promise = usePromise(zones, zone, { ...piece, countInStock: 1 })
  const said = {
    district: format.place(district),
    cost: format.money(promise?.cost ?? 0),
    over: format.money(zones.freeShippingOver),
  }
  if (promise?.cost === 0) return text(zone.fitting ? 'promise.fitting-free' : 'promise.delivery-free', said)
  return text(zone.fitting ? 'promise.fitting' : 'promise.delivery', said)
}
