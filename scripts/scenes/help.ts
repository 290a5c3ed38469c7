import type { Scenes } from './scene.ts'

/** The Help Center while somebody looks for an answer. */
export const help: Scenes = {
  'help-corrected': { path: '/help-center?q=refnud', isWhole: true },
  'help-none': { path: '/help-center?q=xyzzy', isWhole: true },
  'help-answer': { path: '/help-center#faq-damage' },
  'help-nepali': { path: '/ne/help-center', isWhole: true },
  'help-feedback': {
    path: '/help-center',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Yes, it helped' }).click()
      await page.getByText("We're glad we could help!").waitFor()
    },
  },
}
