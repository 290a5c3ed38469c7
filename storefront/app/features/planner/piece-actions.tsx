import { Icon } from '../../ui/icon.tsx'
import { Button } from '../../ui/button.tsx'
import { changePiece } from './change-piece.ts'
import type { OpenPlan } from './open-plan.ts'
import { type PieceAction, TURN_DEGREES } from './piece-keys.ts'
import type { Words } from './words.ts'
import './parts-messages.ts'

const turn = 'M19.500 12a7.500 7.500 0 1 1-2.200-5.300M19.500 3.500v4h-4'
const drop =
  'M12 3.500c3.500 4 5.500 6.800 5.500 9.500a5.500 5.500 0 0 1-11 0c0-2.700 2-5.500 5.500-9.500zM9.500 13.500a2.500 2.500 0 0 0 2.500 2.500'
const copy = 'M9 9h10.500v10.500H9zM5 15H4.500V4.500H15V5'
const bin = 'M4.500 7h15M9.500 7V4.500h5V7M6.500 7l1 12.500h9l1-12.500M10.500 10.500v6M13.500 10.500v6'

type PieceActionsProps = {
  open: OpenPlan
  words: Words
  /** Id of the chosen piece. */
  id: string
  className: string | undefined
  /** Leads to the colors, where there are several. */
  onColor?: (() => void) | undefined
}

/** What one does with a piece most. */
export function PieceActions({ open, words: { text, unit }, id, className, onColor }: PieceActionsProps) {
  const act = (action: PieceAction) => changePiece(open, { text, unit }, id, action)
  return (
    <div role="group" aria-label={text('planner.actions')} className={className}>
      <Button kind="outline" size="small" onClick={() => act({ do: 'turn', degrees: TURN_DEGREES })}>
        <Icon name={turn} size={20} />
        {text('planner.turn-piece')}
      </Button>
      {onColor && (
        <Button kind="outline" size="small" onClick={onColor}>
          <Icon name={drop} size={20} />
          {text('product.color')}
        </Button>
      )}
      <Button kind="outline" size="small" onClick={() => act({ do: 'copy' })}>
        <Icon name={copy} size={20} />
        {text('planner.copy')}
      </Button>
      <Button kind="outline" size="small" onClick={() => act({ do: 'remove' })}>
        <Icon name={bin} size={20} />
        {text('planner.remove')}
      </Button>
    </div>
  )
}
