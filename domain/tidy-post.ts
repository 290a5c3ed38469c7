import { inOneLine } from './text.ts'

/**
 * Returns a question, an answer or a message as we check and store it: without invisible characters, and with one empty
 * line between paragraphs at most. Pages do not need it, so it is no part of their script.
 */
export function tidyPost(text: string): string {
  return text
    .split('\n')
    .map(inOneLine)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
