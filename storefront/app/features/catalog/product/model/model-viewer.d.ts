import type { ModelViewerElement } from '@google/model-viewer'
import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type ModelViewerAttributes = DetailedHTMLProps<HTMLAttributes<ModelViewerElement>, ModelViewerElement> & {
  src: string
  alt: string
  /** Translations of its texts for screen readers, as JSON. */
  a11y?: string
  ar?: boolean
  'ar-modes'?: string
  /** `fixed`: the visitor cannot resize the model. */
  'ar-scale'?: 'auto' | 'fixed'
  'camera-controls'?: boolean
  'camera-orbit'?: string
  'max-camera-orbit'?: string
  'environment-image'?: string
  'interaction-prompt'?: 'auto' | 'none'
  loading?: 'auto' | 'lazy' | 'eager'
  /** Factors of width, height and depth. */
  scale?: string
  'shadow-intensity'?: string
  'shadow-softness'?: string
  /** A material variant of the file. */
  'variant-name'?: string | undefined
}

// How React types custom elements: https://react.dev/reference/react-dom/components#custom-html-elements
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'model-viewer': ModelViewerAttributes
    }
  }
}
