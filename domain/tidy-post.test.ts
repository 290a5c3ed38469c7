import { expect, test } from 'vitest'
import { tidyPost } from './tidy-post.ts'

test('a text loses what cannot be seen, and keeps its paragraphs', () => {
  expect(tidyPost(' One\u202Etwo \u0000 three \r\n\n\n\n four  five ')).toBe('One two three\n\nfour five')
  expect(tidyPost('\u202E\u200B '.repeat(20))).toBe('')
})
