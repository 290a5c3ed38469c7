import type { ModelViewerElement } from '@google/model-viewer'
import { useText } from '../../messages/text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { prefersReducedMotion } from '../../ui/reduced-motion.ts'
import styles from './model-controls.module.css'

type ModelControlsProps = {
  /** Null until the model is shown. */
  viewer: ModelViewerElement | null
  showsMeasures: boolean
  onToggleMeasures: () => void
}

export function ModelControls({ viewer, showsMeasures, onToggleMeasures }: ModelControlsProps) {
  const text = useText()
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
        <Icon name="reset" size={20} />
        {text('model.reset')}
      </Button>
      {viewer?.canActivateAR && (
        <Button className={styles.room} onClick={() => void viewer.activateAR()}>
          <Icon name="cube" size={20} />
          {text('model.in-room')}
        </Button>
      )}
    </div>
  )
}

/** The attributes say the first view still: asking for an update brings it back. */
function resetView(viewer: ModelViewerElement): void {
  for (const part of ['cameraOrbit', 'cameraTarget', 'fieldOfView']) viewer.requestUpdate(part)
  if (prefersReducedMotion()) viewer.jumpCameraToGoal()
}
