import type { ModelViewerElement } from '@google/model-viewer'
import { useState } from 'react'
import type { Product, ProductModel, Variant } from '#contract/catalog/products.ts'
import { useFormat } from '../../../../format.ts'
import { useText } from '../../../../messages/text.ts'
import { Panel } from '../../../../ui/panel.tsx'
import { colorOf, picturesIn } from '../../colors.ts'
import { ModelControls } from './model-controls.tsx'
import styles from './model-dialog.module.css'
import { ModelLoading } from './model-loading.tsx'
import { ModelProblem } from './model-problem.tsx'
import { ModelStage } from './model-stage.tsx'
import { shownModel } from './shown-model.ts'
import { useModel } from './use-model.ts'

type ModelDialogProps = {
  product: Product
  /** Its size and color are shown, as far as the model can. */
  chosen: Variant
  model: ProductModel
  /** Bytes of the viewer and the model together. */
  bytesToLoad: number
  isOpen: boolean
  onClose: () => void
}

/** The product in 3D, in its own dialog, so that dragging on a phone turns the model and does not scroll the page. */
export default function ModelDialog({ product, chosen, model, bytesToLoad, isOpen, onClose }: ModelDialogProps) {
  const text = useText()
  const [viewer, setViewer] = useState<ModelViewerElement | null>(null)
  const [showsMeasures, setShowsMeasures] = useState(false)
  const [attempt, setAttempt] = useState(0)
  return (
    <Panel
      side="centre"
      width="960px"
      title={text('model.title', { product: product.name })}
      closeLabel={text('model.close')}
      isOpen={isOpen}
      onClose={onClose}
      foot={
        <ModelControls
          viewer={viewer}
          showsMeasures={showsMeasures}
          onToggleMeasures={() => setShowsMeasures(!showsMeasures)}
        />
      }
    >
      <View
        key={attempt}
        product={product}
        chosen={chosen}
        model={model}
        bytesToLoad={bytesToLoad}
        viewer={viewer}
        showsMeasures={showsMeasures}
        onShown={setViewer}
        onRetry={() => setAttempt(attempt + 1)}
      />
    </Panel>
  )
}

type ViewProps = {
  product: Product
  chosen: Variant
  model: ProductModel
  bytesToLoad: number
  viewer: ModelViewerElement | null
  showsMeasures: boolean
  onShown: (viewer: ModelViewerElement | null) => void
  onRetry: () => void
}

/** Rendered only while the dialog is open, so that closing it stops loading and drawing. */
function View({ product, chosen, model, bytesToLoad, viewer, showsMeasures, onShown, onRetry }: ViewProps) {
  const text = useText()
  const format = useFormat()
  const { state, fail } = useModel(model, bytesToLoad)
  const shown = shownModel(product, model, chosen)
  const color = colorOf(product.colors, shown.color)
  return (
    <div className={styles.view}>
      <div className={styles.stage}>
        {state.is === 'loaded' && (
          <ModelStage
            engine={state.engine}
            url={model.url}
            shown={shown}
            name={product.name}
            showsMeasures={showsMeasures}
            onShown={onShown}
            onFailed={fail}
          />
        )}
        {(state.is === 'failed' || state.is === 'unsupported') && <ModelProblem kind={state.is} onRetry={onRetry} />}
        <ModelLoading
          isLoading={state.is === 'loading' || (state.is === 'loaded' && !viewer)}
          isShown={viewer !== null}
          share={state.is === 'loading' ? state.share : 1}
          picture={picturesIn(chosen.color, product.pictures)[0]}
        />
      </div>
      <p className={styles.hint}>
        {text('model.hint')} <span className={styles.keys}>{text('model.keys')}</span>{' '}
        {shown.shownSize !== null && text('model.size', { size: format.digits(shown.shownSize) })}{' '}
        {color && text('model.color', { color: color.name })} {text('model.measures')}
      </p>
    </div>
  )
}
