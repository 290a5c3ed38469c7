import { useMatches } from 'react-router'
import type { Product } from '#contract/catalog/products.ts'
import type { ShopSettings } from '#contract/settings.ts'
import { useText } from '../../messages/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { whatsappUrl } from './app-urls.ts'
import styles from './chat-panel.module.css'

/** The first button of the chat: a message to a person, about the product of the page if there is one. */
export function WriteFirst({ shop: { name, whatsapp } }: { shop: Pick<ShopSettings, 'name' | 'whatsapp'> }) {
  const text = useText()
  const product = useProduct()
  if (whatsapp === '') return null
  const message = product
    ? [text('ask.product', { shop: name }), product.name, location.href].join('\n')
    : text('ask.hello', { shop: name })
  return (
    <a href={whatsappUrl(whatsapp, message)} target="_blank" rel="noopener" className={styles.write}>
      <Icon name="whatsapp" size={22} />
      {text('chat.write')}
    </a>
  )
}

/** The product that the page has loaded. */
function useProduct(): Product | undefined {
  const data = useMatches().map(({ loaderData }) => loaderData as { product?: Product } | undefined)
  return data.find((loaded) => loaded?.product)?.product
}
