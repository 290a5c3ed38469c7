import { Accessibility, StyleInjector, type DragDropManager } from '@dnd-kit/dom'
import { documentNonce } from '../document-nonce.ts'
import { t } from '../language/t.ts'

type Options = NonNullable<ConstructorParameters<typeof DragDropManager>[0]>
type Plugins = NonNullable<Options['plugins']>

/** Returns dnd-kit's default plugins, with a style nonce for the document's policy and with announcements. */
export function dragPlugins(nameOf: (id: unknown) => string): Plugins {
  const announcements = {
    dragstart: ({ operation: { source } }: Operation) => source && t('Picked up %{name}', { name: nameOf(source.id) }),
    dragend: ({ operation: { source, canceled } }: Operation) =>
      source &&
      (canceled
        ? t('%{name} was not moved', { name: nameOf(source.id) })
        : t('Dropped %{name}', { name: nameOf(source.id) })),
  }
  return (defaults) => [
    ...defaults,
    StyleInjector.configure({ nonce: documentNonce() }),
    Accessibility.configure({
      announcements,
      screenReaderInstructions: {
        draggable: t(
          'Press Space to pick up an item, the arrow keys to move it, Space to drop it, or Escape to cancel.',
        ),
      },
    }),
  ]
}

type Operation = { operation: { source: { id: unknown } | null; canceled: boolean } }
