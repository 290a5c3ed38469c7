import { Accessibility, StyleInjector, type DragDropManager } from '@dnd-kit/dom'
import { documentNonce } from '../document-nonce.ts'

type Options = NonNullable<ConstructorParameters<typeof DragDropManager>[0]>
type Plugins = NonNullable<Options['plugins']>

/** Returns dnd-kit's default plugins, with a style nonce for the document's policy and with announcements. */
export function dragPlugins(nameOf: (id: unknown) => string): Plugins {
  const announcements = {
    dragstart: ({ operation: { source } }: Operation) => source && `Picked up ${nameOf(source.id)}`,
    dragend: ({ operation: { source, canceled } }: Operation) =>
      source && (canceled ? `${nameOf(source.id)} was not moved` : `Dropped ${nameOf(source.id)}`),
  }
  return (defaults) => [
    ...defaults,
    StyleInjector.configure({ nonce: documentNonce() }),
    Accessibility.configure({
      announcements,
      screenReaderInstructions: {
        draggable: 'Press Space to pick up an item, the arrow keys to move it, Space to drop it, or Escape to cancel.',
      },
    }),
  ]
}

type Operation = { operation: { source: { id: unknown } | null; canceled: boolean } }
