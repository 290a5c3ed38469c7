import type { ModelViewerElement } from '@google/model-viewer'
import { useEffect, useState, type CSSProperties } from 'react'
import { useText } from '../../../../messages/text.ts'
import { sidesOf } from '../size-guide/dimension-drawing.tsx'
import { lineIdsFacing, type MeasureLine } from './measure-lines.ts'
import styles from './measures.module.css'
import type { ShownModel } from './shown-model.ts'

type Drawn = { measures: MeasureLine['measures']; x1: number; y1: number; x2: number; y2: number }
type MeasuresProps = { viewer: ModelViewerElement; lines: readonly MeasureLine[]; shown: ShownModel }

/** Width, depth and height over the picture, along the model's near sides; they follow its rotation. */
export function Measures({ viewer, lines, shown: { size, shownSize } }: MeasuresProps) {
  const text = useText()
  const drawn = useDrawn(viewer, lines)
  const measure = (cm: number) => ({ measure: text('length.centimetres', { cm }) })
  const label = {
    width: text('product.width', measure(size.width)),
    depth: text('product.depth', { kind: sidesOf(shownSize), ...measure(size.depth) }),
    height: text('product.height', measure(size.height)),
  }
  return (
    <div className={styles.measures}>
      <svg className={styles.lines} aria-hidden="true">
        {drawn.map(({ measures, ...ends }) => (
          <line key={measures} {...ends} />
        ))}
      </svg>
      {drawn.map(({ measures, x1, y1, x2, y2 }) => (
        <span
          key={measures}
          className={`${styles.label} ${measures === 'height' ? '' : styles.below}`}
          style={{ '--x': `${(x1 + x2) / 2}px`, '--y': `${(y1 + y2) / 2}px` } as CSSProperties}
        >
          {label[measures]}
        </span>
      ))}
    </div>
  )
}

/** Returns the names of a line's end points in the viewer. */
export function endsOf(line: MeasureLine) {
  return { from: `hotspot-${line.id}-from`, to: `hotspot-${line.id}-to` }
}

function useDrawn(viewer: ModelViewerElement, lines: readonly MeasureLine[]): Drawn[] {
  const [drawn, setDrawn] = useState<Drawn[]>([])
  useEffect(() => {
    const draw = () => setDrawn(drawnLines(viewer, lines))
    draw()
    const resized = new ResizeObserver(draw)
    resized.observe(viewer)
    viewer.addEventListener('camera-change', draw)
    return () => {
      resized.disconnect()
      viewer.removeEventListener('camera-change', draw)
    }
  }, [viewer, lines])
  return drawn
}

function drawnLines(viewer: ModelViewerElement, lines: readonly MeasureLine[]): Drawn[] {
  const facing = lineIdsFacing(viewer.getCameraOrbit().theta)
  return lines.flatMap((line) => {
    if (!facing.includes(line.id)) return []
    const { from, to } = endsOf(line)
    const [start, end] = [viewer.queryHotspot(from)?.canvasPosition, viewer.queryHotspot(to)?.canvasPosition]
    if (!start || !end) return []
    return { measures: line.measures, x1: start.x, y1: start.y, x2: end.x, y2: end.y }
  })
}
