import type { Words } from '../words.ts'
import styles from './view-buttons.module.css'
import type { View } from './views.ts'

type ViewButtonsProps = { words: Words; views: readonly View[]; view: View; onChoose: (view: View) => void }

/** From where the room is shown. Pressing the chosen one goes back to its first place. */
export function ViewButtons({ words: { text }, views, view, onChoose }: ViewButtonsProps) {
  return (
    <div role="group" aria-label={text('room.view')} className={styles.views}>
      {views.map((one) => (
        <button
          key={one}
          type="button"
          className={styles.one}
          aria-pressed={one === view}
          onClick={() => onChoose(one)}
        >
          {text(`room.view.${one}`)}
        </button>
      ))}
    </div>
  )
}
