import type { ModelViewerElement } from '@google/model-viewer'
import { useEffect, useMemo, useState } from 'react'
import { type Text, useText } from '../../../../messages/text.ts'
import type { Engine } from './load-model.ts'
import { type Box, measureLines } from './measure-lines.ts'
import { endsOf, Measures } from './measures.tsx'
import styles from './model-stage.module.css'
import type { ShownModel } from './shown-model.ts'

/** A little from the left, like the first product pictures, and far enough for the dimensions beside it. */
const FIRST_ORBIT = '-32deg 74deg 112%'

/** Far enough for the dimensions beside and below a model that is higher than wide. */
const MEASURED_RADIUS = '135%'
/** The viewer's own limit is 105%, nearer than either. */
const FARTHEST_ORBIT = 'auto auto 140%'

type ModelStageProps = {
  engine: Engine
  /** URL of the model's file. */
  url: string
  shown: ShownModel
  name: string
  showsMeasures: boolean
  /** Called with null once the viewer is gone. While the dialog closes, the model is still displayed. */
  onShown: (viewer: ModelViewerElement | null) => void
  onFailed: () => void
}

/** The viewer itself. Its scripts must be loaded (use-model.ts). */
export function ModelStage({ engine, url, shown, name, showsMeasures, onShown, onFailed }: ModelStageProps) {
  const text = useText()
  const [viewer, setViewer] = useState<ModelViewerElement | null>(null)
  const [box, setBox] = useState<Box>()
  const lines = useMemo(() => (box ? measureLines(box) : []), [box])

  useEffect(() => {
    engine.wake()
    return () => engine.release()
  }, [engine])

  useEffect(() => {
    if (!viewer) return undefined
    const show = () => {
      setBox({ size: viewer.getDimensions(), centre: viewer.getBoundingBoxCenter() })
      onShown(viewer)
    }
    viewer.addEventListener('load', show)
    viewer.addEventListener('error', onFailed)
    return () => {
      viewer.removeEventListener('load', show)
      viewer.removeEventListener('error', onFailed)
      onShown(null)
    }
  }, [viewer, onShown, onFailed])

  useEffect(() => {
    if (viewer && showsMeasures) makeRoom(viewer)
  }, [viewer, showsMeasures])

  const { size, stretch, color } = shown
  return (
    <>
      <model-viewer
        ref={setViewer}
        className={styles.viewer}
        src={url}
        scale={`${stretch.width} ${stretch.height} ${stretch.depth}`}
        variant-name={color ?? undefined}
        alt={text('model.alt', { product: name, ...size })}
        a11y={spokenTexts(text)}
        ar
        ar-modes="webxr scene-viewer quick-look"
        ar-scale="fixed"
        camera-controls
        camera-orbit={FIRST_ORBIT}
        max-camera-orbit={FARTHEST_ORBIT}
        environment-image="neutral"
        interaction-prompt="none"
        loading="eager"
        shadow-intensity="1"
        shadow-softness="0.9"
      >
        {/* The page has its own button. */}
        <span slot="ar-button" />
        <span slot="progress-bar" />
        {lines.flatMap((line) => {
          const { from, to } = endsOf(line)
          return [
            <span key={from} slot={from} data-position={`${line.from.x} ${line.from.y} ${line.from.z}`} />,
            <span key={to} slot={to} data-position={`${line.to.x} ${line.to.y} ${line.to.z}`} />,
          ]
        })}
      </model-viewer>
      {showsMeasures && viewer && <Measures viewer={viewer} lines={lines} shown={shown} />}
    </>
  )
}

/** Steps back for the dimensions, and keeps the side that is seen. */
function makeRoom(viewer: ModelViewerElement): void {
  const { theta, phi } = viewer.getCameraOrbit()
  viewer.cameraOrbit = `${theta}rad ${phi}rad ${MEASURED_RADIUS}`
}

const sides = ['front', 'back', 'left', 'right'] as const

/** Returns the viewer's texts for screen readers under its own keys: instructions, and the model's current side. */
function spokenTexts(text: Text): string {
  const views = sides.flatMap((side) => [
    [side, text(`model.seen.${side}`)],
    [`upper-${side}`, text(`model.seen.upper-${side}`)],
    [`lower-${side}`, text(`model.seen.lower-${side}`)],
  ])
  return JSON.stringify({ 'interaction-prompt': text('model.keys'), ...Object.fromEntries(views) })
}
