import { expect, test } from 'vitest'
import { wholeStyles } from './whole-styles.ts'

const colorOf = (element: Element) => getComputedStyle(element).color

test('the stylesheet loads once it is needed, and the next call after a failure tries again', async () => {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/no-such-file.css' })
  link.setAttribute('disabled', '')
  const part = document.createElement('p')
  document.head.append(link)
  document.body.append(part)

  await expect(wholeStyles()).rejects.toThrow('could not be loaded')
  link.href = 'data:text/css,p{color:rgb(1, 2, 3)}'
  await Promise.all([wholeStyles(), wholeStyles()])
  await expect.poll(() => colorOf(part)).toBe('rgb(1, 2, 3)')
  part.remove()
  link.remove()
})
