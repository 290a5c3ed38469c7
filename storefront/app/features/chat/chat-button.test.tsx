import { expect, test } from 'vitest'
import type { ShopSettings } from '#contract/settings.ts'
import { renderInRouter } from '../../render-in-router.tsx'
import { ChatButton } from './chat-button.tsx'

function buttonOf(told: Pick<ShopSettings, 'whatsapp' | 'social'>): string {
  return renderInRouter(<ChatButton settings={told as ShopSettings} />)
}

test('a shop without any network has no chat', () => {
  const instagram = { network: 'instagram', url: 'https://instagram.example/kastha' } as const
  expect(buttonOf({ whatsapp: '', social: [] })).not.toContain('<button')
  expect(buttonOf({ whatsapp: '', social: [instagram] })).toContain('<button')
  expect(buttonOf({ whatsapp: '+9779800000000', social: [] })).toContain('<button')
})
