import { t } from '../language/t.ts'
import { ShownOnce } from '../ui/shown-once.tsx'

/** A new secret of a receiver. */
export function NewSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  return (
    <ShownOnce
      word={t('secret')}
      value={secret}
      warning={t(
        'Give this secret to the receiver now. It is not shown again. The receiver needs it to check that a message comes from the shop.',
      )}
      onDone={onDone}
    />
  )
}
