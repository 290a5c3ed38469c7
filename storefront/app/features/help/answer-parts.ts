/** Part of an answer: text, or a link to a page of the shop. */
export type AnswerPart = { text: string; to?: string }

/** Splits `See [My Orders](/my-orders).` into text, link and text. Only the shop's own pages become links. */
export function answerParts(answer: string): AnswerPart[] {
  const parts: AnswerPart[] = []
  let end = 0
  for (const { index, 0: whole, 1: text, 2: to } of answer.matchAll(/\[([^[\]]+)\]\((\/[^()[\]\s]*)\)/g)) {
    if (index > end) parts.push({ text: answer.slice(end, index) })
    parts.push({ text: text!, to: to! })
    end = index + whole.length
  }
  if (end < answer.length) parts.push({ text: answer.slice(end) })
  return parts
}

/** Returns the plain text, for reading aloud, searching and search engines. */
export function plainAnswer(answer: string): string {
  return answerParts(answer)
    .map(({ text }) => text)
    .join('')
}
