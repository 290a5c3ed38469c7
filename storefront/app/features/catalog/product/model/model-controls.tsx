import type { ModelViewerElement } from '@google/model-viewer'
import { useText } from '../../../../messages/text.ts'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { prefersReducedMotion } from '../../../../ui/preferences.ts'
import { showToast } from '../../../../ui/toast.tsx'
import styles from './model-controls.module.css'

const turnedBack = 'M5 4.500v5.500h5.500M5.500 10a7.500 7.500 0 1 1-.500 4.500'

type ModelControlsProps = {
  /** Null until the model is displayed. */
  viewer: ModelViewerElement | null
  showsMeasures: boolean
  onToggleMeasures: () => void
}

export function ModelControls({ viewer, showsMeasures, onToggleMeasures }: ModelControlsProps) {
  const text = useText()
  const placeInRoom = async (shown: ModelViewerElement) => {
    try {
      await shown.activateAR()
    } catch (error) {
      console.warn('The model could not be placed in the room:', error)
      showToast('error', text('model.not-in-room'))
    }
  }
  return (
    <div className={styles.controls}>
      <Button
        kind="outline"
        className={styles.toggle}
        disabled={!viewer}
        aria-pressed={showsMeasures}
        onClick={onToggleMeasures}
      >
        <Icon name="ruler" size={20} />
        {text('model.dimensions')}
      </Button>
      <Button kind="outline" disabled={!viewer} onClick={() => viewer && resetView(viewer)}>
        <Icon name={turnedBack} size={20} />
        {text('model.reset')}
      </Button>
      {viewer?.canActivateAR && (
        <Button className={styles.room} onClick={() => void placeInRoom(viewer)}>
          <Icon name="cube" size={20} />
          {text('model.in-room')}
        </Button>
      )}
    </div>
  )
}

/** The attributes still hold the first view, so requesting an update restores it. */
function resetView(viewer: ModelViewerElement): void {
  for (const part of ['cameraOrbit', 'cameraTarget', 'fieldOfView']) viewer.requestUpdate(part)
  if (prefersReducedMotion()) viewer.jumpCameraToGoal()
}
