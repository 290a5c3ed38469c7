import type { Cart, CartLine } from '#contract/cart.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import styles from './notes.module.css'
import type { Effect } from './use-size-change.ts'

type SetNotesProps = {
  line: CartLine
  cart: Cart
  effect: Effect | undefined
  onChoose: (line: CartLine, choice: CartLine['choices'][number]) => void
}

/** What a change of size did to a set, with an undo; and a size that does not fit, with the one that does. */
export function SetNotes({ line, cart, effect, onChoose }: SetNotesProps) {
  return (
    <>
      <div role="status">{effect && <EffectNote line={line} effect={effect} />}</div>
      <MisfitNote line={line} cart={cart} onChoose={onChoose} />
    </>
  )
}

function EffectNote({ line, effect: { followers, lost, undo } }: { line: CartLine; effect: Effect }) {
  const text = useText()
  const format = useFormat()
  return (
    <div className={lost > 0 ? styles.grave : styles.notes}>
      <Icon name="info" size={18} />
      <div>
        {followers.map(({ _id, name, size }) => (
          <p key={_id}>{text('cart.went-along', { product: name, size: format.choice(size ?? '') })}</p>
        ))}
        {lost > 0 && <p>{text('cart.set-gone', { amount: format.money(lost) })}</p>}
      </div>
      <button
        type="button"
        className={styles.accept}
        aria-label={`${text('cart.undo-change')}: ${line.name}`}
        onClick={({ currentTarget }) => {
          keepFocus(currentTarget)
          undo()
        }}
      >
        {text('cart.undo-change')}
      </button>
    </div>
  )
}

function MisfitNote({ line, cart, onChoose }: Omit<SetNotesProps, 'effect'>) {
  const text = useText()
  const format = useFormat()
  const misfit = cart.misfits.find(({ lineId }) => lineId === line._id)
  const main = cart.lines.find(({ _id }) => _id === misfit?.mainId)
  if (!misfit || !main) return null
  const size = format.choice(misfit.size)
  const choice = line.choices.find(({ _id }) => _id === misfit.variantId)
  return (
    <div role="group" aria-label={text('cart.misfit-of', { product: line.name })} className={styles.grave}>
      <Icon name="info" size={18} />
      <div>
        <p>{text('cart.misfit', { main: main.name, size })}</p>
        {choice === undefined && <p>{text('cart.misfit-none', { size })}</p>}
        {choice !== undefined && misfit.saving > 0 && (
          <p>{text('cart.misfit-saving', { amount: format.money(misfit.saving) })}</p>
        )}
      </div>
      {choice !== undefined && (
        <button
          type="button"
          className={styles.accept}
          onClick={({ currentTarget }) => {
            keepFocus(currentTarget)
            onChoose(line, choice)
          }}
        >
          {text('cart.fit', { size })}
        </button>
      )}
    </div>
  )
}

/** Moves the focus to the line: the pressed button goes with its note. */
function keepFocus(button: HTMLElement): void {
  button.closest<HTMLElement>('article')?.focus({ preventScroll: true })
}
