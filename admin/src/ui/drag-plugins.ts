import { Accessibility, StyleInjector, type DragDropManager } from '@dnd-kit/dom'
import { documentNonce } from '../document-nonce.ts'

type Options = NonNullable<ConstructorParameters<typeof DragDropManager>[0]>
type Plugins = NonNullable<Options['plugins']>

/** dnd-kit's own, with styles that the document's policy allows, and moves told in words. */
export function dragPlugins(nameOf: (id: unknown) => string): Plugins {
  const announcements = {
    dragstart: ({ operation: { source } }: Operation) => source && `Picked up ${nameOf(source.id)}`,
    dragend: ({ operation: { source, canceled } }: Operation) =>
      source && (canceled ? `${nameOf(source.id)} is back where it was` : `Dropped ${nameOf(source.id)}`),
  }
  return (defaults) => [
    ...defaults,
    StyleInjector.configure({ nonce: documentNonce() }),
    Accessibility.configure({
      announcements,
      screenReaderInstructions: {
        draggable:
          'Press space to pick it up, arrow keys to move it, space to drop it, escape to leave it where it was.',
      },
    }),
  ]
}

type Operation = { operation: { source: { id: unknown } | null; canceled: boolean } }
