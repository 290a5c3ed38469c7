import { useState, type ComponentProps } from 'react'
import { useHydrated } from '../../ui/hydration.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { servedPart } from '../../ui/served-part.tsx'
import styles from './ask-slot.module.css'

const Space = () => <div className={styles.space} />

const Served = servedPart(() => import('./ask-about-product.tsx'))
const Later = lazyPart(() => import('./ask-about-product.tsx'), { Loading: Space })

/** Few shoppers write a message before they look around: what was served loads its script on use. */
export function AskAboutProduct(asked: ComponentProps<typeof Later>) {
  const [wasServed] = useState(!useHydrated())
  return wasServed ? <Served {...asked} /> : <Later {...asked} />
}

export const AskAboutCart = lazyPart(() => import('./ask-about-cart.tsx'), { Loading: Space })
