import type { Page } from '@playwright/test'
import type { Scenes } from './scene.ts'

/** On phones the drawer opens the chat. */
const open = async (page: Page) => {
  const button = page.getByRole('button', { name: 'Chat', exact: true })
  if (page.viewportSize()!.width < 768) {
    await page.getByRole('button', { name: 'Our Categories' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Chat', exact: true }).click()
  } else {
    await button.click()
  }
  await page.getByRole('dialog', { name: 'Chat with Kastha' }).waitFor()
}

const write = async (page: Page) => {
  await open(page)
  const field = page.getByRole('textbox', { name: 'Your message' })
  await field.fill('Namaste! Would the Rara bed go through a stair 80 cm wide?')
  await field.press('Enter')
  await page.getByRole('link', { name: 'Continue on WhatsApp' }).waitFor()
}

/** The chat of this browser. */
export const chat: Scenes = {
  'chat-empty': { path: '/', prepare: open },
  chat: { path: '/help-center', prepare: write },
  'chat-clear': {
    path: '/',
    prepare: async (page) => {
      await write(page)
      await page.getByRole('button', { name: 'Delete all messages' }).click()
    },
  },
}
