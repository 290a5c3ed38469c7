import { useText } from '../../../../messages/text.ts'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import styles from './model-problem.module.css'

/** Says why there is no model, with a retry if possible. */
export function ModelProblem({ kind, onRetry }: { kind: 'failed' | 'unsupported'; onRetry: () => void }) {
  const text = useText()
  return (
    <div className={styles.problem} role="alert">
      <Icon name="info" size={24} />
      <p>{kind === 'failed' ? text('model.failed') : text('model.unsupported')}</p>
      {kind === 'failed' && <Button onClick={onRetry}>{text('error.again')}</Button>}
    </div>
  )
}
