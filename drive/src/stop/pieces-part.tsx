import { useState } from 'react'
import { keptReasons } from '#domain/drive/driver-acts.ts'
import { useFormat } from '../../../storefront/app/format.ts'
import { useText } from '../../../storefront/app/messages/text.ts'
import { Icon } from '../../../storefront/app/ui/icon.tsx'
import { isTicked, keptOf, withKept, withTick, type Draft, type KeptPiece, type Piece } from '../device/draft.ts'
import type { KeptStop } from '../device/records.ts'
import { countPieces } from '../device/stop-status.ts'
import { icons } from '../icon-paths.ts'
import { Floor } from '../stop-row.tsx'

export type Change = (draft: Draft) => Partial<Draft>
export type PartProps = { stop: KeptStop; draft: Draft; onChange: (change: Change) => void }

/** The pieces of a stop: each stays in the room or goes back. */
export function PiecesPart({ stop, draft, onChange }: PartProps) {
  const text = useText()
  return (
    <section>
      <div className="line">
        <h2>{text('drive.stop.pieces', { count: countPieces(stop) })}</h2>
        <p className="soft">{text('drive.stop.tick')}</p>
      </div>
      {stop.floor !== null && (
        <ul className="facts quiet">
          <Floor stop={stop} />
        </ul>
      )}
      <ul className="pieces">
        {stop.pieces.map((piece) => (
          <li key={piece.position}>
            <PieceRow piece={piece} draft={draft} onChange={onChange} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type RowProps = Pick<PartProps, 'draft' | 'onChange'> & { piece: Piece }

function PieceRow({ piece, draft, onChange }: RowProps) {
  const text = useText()
  const { digits } = useFormat()
  const kept = keptOf(draft, piece)
  const [isOpen, setOpen] = useState(false)
  const stays = piece.quantity - (kept?.count ?? 0)
  return (
    <>
      <label>
        {piece.picture !== null && <img src={piece.picture} alt="" width={64} height={64} loading="lazy" />}
        <span className="what">
          <span lang="en">
            {piece.quantity === 1 ? piece.title : `${digits(String(stays || piece.quantity))} × ${piece.title}`}
          </span>
          <Packed piece={piece} />
        </span>
        {stays > 0 && (
          <input
            type="checkbox"
            checked={isTicked(draft, piece)}
            onChange={({ currentTarget: { checked } }) => onChange((newest) => withTick(newest, piece, checked))}
          />
        )}
      </label>
      {kept && (
        <p className="fact warn">
          <Icon name={icons.back} size={20} />
          {text('drive.keep.back', { count: kept.count })}
        </p>
      )}
      <button
        type="button"
        className="link"
        aria-expanded={isOpen}
        aria-label={text(isOpen ? 'drive.keep.close-piece' : 'drive.keep.open-piece', { piece: piece.title })}
        onClick={() => setOpen(!isOpen)}
      >
        {text(isOpen ? 'drive.keep.close' : 'drive.keep.open')}
      </button>
      {isOpen && (
        <Keep
          piece={piece}
          kept={kept}
          onKeep={(keep) => onChange((newest) => withKept(newest, piece, keep))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** Boxes and weight, where somebody has entered them. */
function Packed({ piece: { boxes, weightKg, quantity } }: { piece: Piece }) {
  const text = useText()
  const { number } = useFormat()
  if (boxes === null) return null
  const count = text('drive.piece.boxes', { count: boxes * quantity })
  return (
    <span className="soft">
      {weightKg === null
        ? count
        : `${count} · ${text('drive.piece.weight', { weight: number(Math.round(weightKg * quantity)) })}`}
    </span>
  )
}

type KeepProps = {
  piece: Piece
  kept: KeptPiece | undefined
  onKeep: (keep: KeptPiece | undefined) => void
  onClose: () => void
}

function Keep({ piece: { position, quantity }, kept, onKeep, onClose }: KeepProps) {
  const text = useText()
  const count = kept?.count ?? 1
  const step = (by: number) => {
    if (kept) onKeep({ ...kept, count: Math.min(quantity, Math.max(1, count + by)) })
  }
  return (
    <fieldset className="keep">
      <legend>{text('drive.keep.why')}</legend>
      {keptReasons.map((why) => (
        <label key={why} className="check">
          <input
            type="radio"
            name={`why-${position}`}
            checked={kept?.why === why}
            onChange={() => onKeep({ count, why })}
          />
          {text(`drive.keep.${why}`)}
        </label>
      ))}
      {kept && quantity > 1 && (
        <div className="steps">
          <button type="button" className="button" aria-label={text('drive.keep.less')} onClick={() => step(-1)}>
            <Icon name="minus" />
          </button>
          <p role="status">{text('drive.keep.count', { count, all: quantity })}</p>
          <button type="button" className="button" aria-label={text('drive.keep.more')} onClick={() => step(1)}>
            <Icon name="plus" />
          </button>
        </div>
      )}
      {kept && (
        <button
          type="button"
          className="link"
          onClick={() => {
            onKeep(undefined)
            onClose()
          }}
        >
          {text('drive.keep.none')}
        </button>
      )}
    </fieldset>
  )
}
