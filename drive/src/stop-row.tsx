import { sumOf } from '#domain/sum.ts'
import { deliverySlots } from '#domain/fulfilment/delivery-planning.ts'
import { useFormat } from '../../storefront/app/format.ts'
import { useText, type Text } from '../../storefront/app/messages/text.ts'
import { Icon } from '../../storefront/app/ui/icon.tsx'
import { record } from './device/queue.ts'
import type { KeptStop } from './device/records.ts'
import { countPieces, isOver, type StopStatus } from './device/stop-status.ts'
import { icons } from './icon-paths.ts'
import { NotSaved, useSaving } from './saving.tsx'

type StopProps = { stop: KeptStop; status: StopStatus }

/** One line of the list; the next stop is a card with its buttons. */
export function StopRow({ stop, status, number, isNext }: StopProps & { number: number; isNext: boolean }) {
  const { digits } = useFormat()
  const isDone = isOver(status)
  return (
    <li className={isNext ? 'next' : isDone ? 'over' : 'later'}>
      <span className="mark" data-stage={status.stage}>
        {status.stage === 'done' ? <Icon name="check" /> : digits(String(number))}
      </span>
      <div className="body">
        <div className="line">
          <a href={`#/stop/${stop.id}`} className="name">
            {stop.name}
          </a>
          <p className="time">
            <StopTime stop={stop} status={status} />
          </p>
        </div>
        <p className="soft">{stop.address}</p>
        {isDone ? <Outcome status={status} /> : <ToCarry stop={stop} />}
        {status.stage === 'started' && <Started />}
        {status.isUnsent && <Unsent />}
        {status.refused && <Refused />}
        {isNext && <NextActs stop={stop} status={status} />}
      </div>
    </li>
  )
}

export function StopTime({ stop, status }: StopProps) {
  const { time, clock } = useFormat()
  if (status.doneAt !== null) return time(status.doneAt)
  const { from, until } = deliverySlots[stop.slot]
  return `${clock(`${String(from).padStart(2, '0')}:00`)}–${clock(`${until}:00`)}`
}

export function Outcome({ status: { stage, cash, onBoard } }: Pick<StopProps, 'status'>) {
  const text = useText()
  const { money } = useFormat()
  if (stage === 'back') {
    return (
      <p className="fact warn">
        <Icon name={icons.back} size={20} />
        {text('drive.stop.brought-back')}
      </p>
    )
  }
  return (
    <>
      <p className="fact good">
        <Icon name={icons['check-circle']} size={20} />
        {cash > 0 ? text('drive.stop.handed-over-cash', { amount: money(cash) }) : text('drive.stop.handed-over')}
      </p>
      {onBoard > 0 && (
        <p className="fact warn">
          <Icon name={icons.back} size={20} />
          {text('drive.keep.back', { count: onBoard })}
        </p>
      )}
    </>
  )
}

function ToCarry({ stop }: Pick<StopProps, 'stop'>) {
  const text = useText()
  const { money } = useFormat()
  return (
    <ul className="facts">
      <li className="fact">
        <Icon name="cube" size={20} />
        {piecesText(stop, text)}
      </li>
      <Floor stop={stop} />
      {stop.cash > 0 && (
        <li className="fact strong">
          <Icon name={icons.cash} size={20} />
          {text('drive.stop.take', { amount: money(stop.cash) })}
        </li>
      )}
      {stop.cash === 0 && stop.unpaid === 0 && (
        <li className="fact good">
          <Icon name={icons['check-circle']} size={20} />
          {text('drive.stop.paid')}
        </li>
      )}
      {stop.unpaid > 0 && (
        <li className="fact warn">
          <Icon name={icons.alert} size={20} />
          {text('drive.stop.unpaid', { amount: money(stop.unpaid) })}
        </li>
      )}
    </ul>
  )
}

/** With the boxes, if all are known. */
function piecesText(stop: KeptStop, text: Text): string {
  const pieces = text('drive.stop.pieces', { count: countPieces(stop) })
  const boxes = stop.pieces.map((piece) => (piece.boxes ?? Number.NaN) * piece.quantity)
  const count = sumOf(boxes, (number) => number)
  return Number.isNaN(count) || count === 0 ? pieces : `${pieces}, ${text('drive.piece.boxes', { count })}`
}

/** Floor and lift; nothing where the customer did not say. */
export function Floor({ stop: { floor, hasLift } }: Pick<StopProps, 'stop'>) {
  const text = useText()
  if (floor === null) return null
  const where = floor === 0 ? text('drive.stop.ground-floor') : text('drive.stop.floor', { floor })
  return (
    <li className="fact">
      <Icon name={icons.building} size={20} />
      {floor === 0 ? where : `${where}, ${text(hasLift ? 'drive.stop.lift' : 'drive.stop.no-lift')}`}
    </li>
  )
}

function Started() {
  const text = useText()
  return (
    <p className="fact">
      <Icon name={icons.navigate} size={20} />
      {text('drive.stop.started')}
    </p>
  )
}

export function Unsent() {
  const text = useText()
  return (
    <p className="fact">
      <Icon name={icons['cloud-up']} size={20} />
      {text('drive.stop.not-sent')}
    </p>
  )
}

function Refused() {
  const text = useText()
  return (
    <p className="fact bad">
      <Icon name={icons.alert} size={20} />
      {text('drive.stop.refused')}
    </p>
  )
}

function NextActs({ stop, status }: StopProps) {
  const text = useText()
  const open = () => {
    location.hash = `/stop/${stop.id}`
  }
  const { hasFailed, save } = useSaving()
  const start = async () => {
    if (await save(record(stop, { kind: 'start', fields: {}, photos: [] }))) open()
  }
  const isStarted = status.stage === 'started'
  return (
    <>
      {hasFailed && <NotSaved />}
      <div className="pair">
        <a
          className="button"
          href={`tel:${stop.phone}`}
          aria-label={text('drive.stop.call-person', { name: stop.name })}
        >
          <Icon name="phone" />
          {text('drive.stop.call')}
        </a>
        <button
          type="button"
          className="button strong"
          aria-label={text(isStarted ? 'drive.stop.open-person' : 'drive.stop.start-person', { name: stop.name })}
          onClick={isStarted ? open : () => void start()}
        >
          <Icon name={icons.navigate} />
          {text(isStarted ? 'drive.stop.open' : 'drive.stop.start')}
        </button>
      </div>
    </>
  )
}
