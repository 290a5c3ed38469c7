import { expect, test } from 'vitest'
import { withNames } from './class-names.ts'

const importOf = (name: string) => `import ${name} from "./card.module.css"`
const namedOf = (name: string) => `import * as ${name} from "./card.module.css"`

test.each([
  ['className: styles.card', namedOf('styles')],
  ['className: `${styles.card} ${styles.large}`', namedOf('styles')],
  ['className: styles[size]', importOf('styles')],
  ['className: styles.card, styles', importOf('styles')],
  ['Object.values(styles)', importOf('styles')],
  ['className: styles.card, of: other.styles', namedOf('styles')],
])('%s needs %j', (use, needed) => {
  expect(withNames(`${importOf('styles')}\n${use}`)).toBe(`${needed}\n${use}`)
})

test('only the style file that is looked up keeps its table', () => {
  const code = `${importOf('form')}\n${importOf('styles')}\nform.row\nstyles[kind]`
  expect(withNames(code)).toBe(`${namedOf('form')}\n${importOf('styles')}\nform.row\nstyles[kind]`)
})

test('other imports stay', () => {
  const code = 'import styles from "./card.ts"\nstyles.card'
  expect(withNames(code)).toBe(code)
})
