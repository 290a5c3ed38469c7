import { href, Link } from 'react-router'
import { needMessages } from '../../messages/load-messages.ts'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { variantSearch } from '../catalog/product/variant-search.ts'
import { usePacked } from '../passages/delivered.ts'
import { PASSAGES_HASH } from '../passages/opened-by-link.ts'
import { useKeptAnswer } from '../passages/use-kept-answer.ts'
import styles from './stuck-note.module.css'

await needMessages('passages')

type StuckNoteProps = {
  productId: string
  variantId: string
  name: string
}

/** Says of a piece that does not surely get in whole by the measures that this browser keeps, and leads to its check. */
export default function StuckNote({ productId, variantId, name }: StuckNoteProps) {
  const text = useText()
  const { data } = usePacked(productId)
  const kept = useKeptAnswer(productId, variantId)
  const variant = data?.variants.find(({ _id }) => _id === variantId)
  if (!variant || !kept || kept.answer === 'yes' || kept.answer === 'tilted') return null
  return (
    <div className={styles.note}>
      <Icon name="info" size={18} />
      <p>
        {name}:{' '}
        <Link to={href('/product/:id', { id: productId }) + variantSearch(variant) + PASSAGES_HASH}>
          {text(kept.text === 'passages.kept' ? `passages.kept.${kept.answer}` : `passages.kept-usual.${kept.answer}`)}
        </Link>
      </p>
    </div>
  )
}
