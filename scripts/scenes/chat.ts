import type { Page } from '@playwright/test'
import type { Scenes } from './scene.ts'

const open = async (page: Page) => {
  await page.getByRole('button', { name: 'Chat', exact: true }).click()
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
  chat: { path: '/product/3', prepare: write },
  'chat-clear': {
    path: '/',
    prepare: async (page) => {
      await write(page)
      await page.getByRole('button', { name: 'Delete all messages' }).click()
    },
  },
}
