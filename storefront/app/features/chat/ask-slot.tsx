import { lazyPart } from '../../ui/lazy-part.tsx'
import styles from './ask-slot.module.css'

const Space = () => <div className={styles.space} />

/** These load separately, since few shoppers write a message before they look around. */
export const AskAboutProduct = lazyPart(() => import('./ask-about-product.tsx'), { Loading: Space })
export const AskAboutCart = lazyPart(() => import('./ask-about-cart.tsx'))
