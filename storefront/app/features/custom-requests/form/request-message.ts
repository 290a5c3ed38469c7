import { englishFormats } from '#domain/language/english-formats.ts'
import type { Text } from '../../../messages/text.ts'
import type { CustomOrder } from './check-draft.ts'

export type RequestedProduct = {
  name: string
  color: string | undefined
  /** One lies on it: its depth is called its length in Nepali. */
  isLainOn: boolean
  url: string
}

/** Formats all answers and the product, one per line. */
export function requestMessage(text: Text, order: CustomOrder, product: RequestedProduct): string {
  const { width, height, depth } = order
  const answers = [
    [text('custom-form.request.product'), product.name],
    ...(product.color === undefined ? [] : [[text('custom-form.color'), product.color] as const]),
    [
      text(product.isLainOn ? 'custom-form.request.size-lain' : 'custom-form.request.size'),
      text('custom-form.request.size-answer', { width, height, depth }),
    ],
    [text('custom-form.material'), text(`custom-form.material.${order.material}`)],
    ...(order.instructions ? [[text('custom-form.instructions'), order.instructions] as const] : []),
    [text('custom-form.name'), order.name],
    [text('custom-form.phone'), englishFormats.phone(order.phone)],
    ...(order.email ? [[text('custom-form.email'), order.email] as const] : []),
  ] as const
  const lines = answers.map(([label, answer]) => text('custom-form.request.line', { label, answer }))
  return [text('custom-form.request.opening'), '', ...lines, product.url].join('\n')
}

/** Line breaks follow the standard for mailto links (RFC 6068). */
export function mailUrl(email: string, subject: string, message: string): string {
  const body = message.replaceAll('\n', '\r\n')
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
