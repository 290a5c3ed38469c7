import { CODE_LENGTH, MAX_DRIVER_WORDS } from '#domain/drive/driver-acts.ts'
import { sumOf } from '#domain/sum.ts'
import { useFormat } from '../../../storefront/app/format.ts'
import { useText, type Text } from '../../../storefront/app/messages/text.ts'
import { Icon } from '../../../storefront/app/ui/icon.tsx'
import { useDay } from '../device/day-state.ts'
import { changeDraft, record } from '../device/queue.ts'
import { dueOf, emptyDraft, hasCounted, isSettled, keptOf, piecesAtDoor, type Draft } from '../device/draft.ts'
import type { KeptStop } from '../device/records.ts'
import { icons } from '../icon-paths.ts'
import { NotSaved, useSaving } from '../saving.tsx'
import { PhotoPart } from './photo-part.tsx'
import { PiecesPart, type Change, type PartProps } from './pieces-part.tsx'

/** What has to be there before the pieces change hands. Each tick is kept at once, so a dead phone loses none. */
export function HandOverForm({ stop }: { stop: KeptStop }) {
  const text = useText()
  const { money } = useFormat()
  const { drafts } = useDay()
  const draft = { ...emptyDraft(stop.id), ...drafts.find(({ stopId }) => stopId === stop.id) }
  const { hasFailed, save } = useSaving()
  const change = (how: Change) => void save(changeDraft(stop.id, how))
  const open = stillOpen(stop, draft, text)
  const isNothing = piecesAtDoor(draft, stop.pieces).every(({ given }) => given === 0)
  const submit = () => {
    const proof = draft.hasNoCode ? { words: draft.words.trim() } : { code: draft.code }
    const pieces = piecesAtDoor(draft, stop.pieces)
    const fields = { ...proof, pieces, ...(stop.cash > 0 && { cash: dueOf(draft, stop) }) }
    void save(record(stop, { kind: 'hand-over', fields, photos: draft.photos }))
  }
  return (
    <>
      {stop.unpaid > 0 && <p className="note">{text('drive.stop.office-paid', { amount: money(stop.unpaid) })}</p>}
      <PiecesPart stop={stop} draft={draft} onChange={change} />
      <Cash stop={stop} draft={draft} onChange={change} />
      <PhotoPart
        hint="drive.photo.of-room"
        photos={draft.photos}
        onChange={(how) => change(({ photos }) => ({ photos: how(photos) }))}
      />
      <Code stop={stop} draft={draft} onChange={change} />
      <section className="acts">
        {hasFailed && <NotSaved />}
        {isNothing && <p>{text('drive.keep.all')}</p>}
        {open.length > 0 && (
          <p className="fact" id="still-open">
            <Icon name={icons.list} size={20} />
            {text('drive.hand-over.open', { list: open.join(', ') })}
          </p>
        )}
        <button
          type="button"
          className="button strong"
          disabled={open.length > 0 || isNothing}
          aria-describedby={open.length > 0 ? 'still-open' : undefined}
          onClick={submit}
        >
          {text('drive.hand-over.submit')}
        </button>
      </section>
    </>
  )
}

function stillOpen(stop: KeptStop, draft: Draft, text: Text): string[] {
  const missing = stop.pieces.filter((piece) => !isSettled(draft, piece))
  const count = sumOf(missing, (piece) => piece.quantity - (keptOf(draft, piece)?.count ?? 0))
  const open = []
  if (count > 0) open.push(text('drive.hand-over.open-pieces', { count }))
  if (dueOf(draft, stop) > 0 && !hasCounted(draft, stop)) open.push(text('drive.hand-over.open-cash'))
  if (draft.photos.length === 0) open.push(text('drive.hand-over.open-photo'))
  if (!draft.hasNoCode && draft.code.length !== CODE_LENGTH) open.push(text('drive.hand-over.open-code'))
  if (draft.hasNoCode && (!stop.isReasonEnough || draft.words.trim() === '')) {
    open.push(text(stop.isReasonEnough ? 'drive.hand-over.open-reason' : 'drive.hand-over.open-code'))
  }
  return open
}

function Cash({ stop, draft, onChange }: PartProps) {
  const text = useText()
  const { money } = useFormat()
  const due = dueOf(draft, stop)
  return (
    <section>
      <div className="line">
        <h2>{text('drive.cash.title')}</h2>
        <p className="soft">{stop.order}</p>
      </div>
      {due === 0 ? (
        <p>{text(stop.cash === 0 ? 'drive.cash.none' : 'drive.cash.none-now')}</p>
      ) : (
        <>
          <p className="sum">{money(due)}</p>
          <label className="check">
            <input
              type="checkbox"
              checked={hasCounted(draft, stop)}
              onChange={({ currentTarget: { checked } }) => onChange(() => ({ counted: checked ? due : null }))}
            />
            {text('drive.cash.counted')}
          </label>
        </>
      )}
    </section>
  )
}

function Code({ stop, draft, onChange }: PartProps) {
  const text = useText()
  const { hasNoCode } = draft
  return (
    <section>
      <div className="line">
        <h2>{text('drive.code.title')}</h2>
        <p className="soft">{text('drive.code.ask')}</p>
      </div>
      {!hasNoCode && (
        <input
          className="code"
          inputMode="numeric"
          autoComplete="off"
          maxLength={CODE_LENGTH}
          aria-label={text('drive.code.label')}
          value={draft.code}
          onChange={({ currentTarget: { value } }) => onChange(() => ({ code: value.replaceAll(/\D/g, '') }))}
        />
      )}
      {hasNoCode && !stop.isReasonEnough && <p className="note">{text('drive.code.needed')}</p>}
      {hasNoCode && stop.isReasonEnough && (
        <label>
          {text('drive.code.reason')}
          <textarea
            rows={3}
            maxLength={MAX_DRIVER_WORDS}
            value={draft.words}
            onChange={({ currentTarget: { value } }) => onChange(() => ({ words: value }))}
          />
        </label>
      )}
      <button type="button" className="link" onClick={() => onChange(() => ({ hasNoCode: !hasNoCode }))}>
        {text(hasNoCode ? 'drive.code.has' : 'drive.code.none')}
      </button>
    </section>
  )
}
